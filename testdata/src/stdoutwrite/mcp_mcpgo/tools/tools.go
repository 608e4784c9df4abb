// Package tools returns a tool with its handler, as two results. It does not
// know who serves it.
package tools

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

// Pair is a tool whose type does not say so: it becomes one where it is added.
func Pair() (mcp.Tool, func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)) {
	return mcp.NewTool("count"), count
}

func count(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Println("counting")
	return mcp.NewToolResultText("0"), nil
}

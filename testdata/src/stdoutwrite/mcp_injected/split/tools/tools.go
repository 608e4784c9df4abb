// Package tools has tools that print to what they are given.
package tools

import (
	"context"
	"fmt"
	"io"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Register adds them to a server.
func Register(s *server.MCPServer, out io.Writer) {
	s.AddTool(mcp.NewTool("hello"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Fprintln(out, "called")
		return mcp.NewToolResultText("hello"), nil
	})
}

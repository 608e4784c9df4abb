// Package tools returns tools with their handlers.
package tools

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Pair is a tool whose type does not say so: it becomes one where it is added.
func Pair() (mcp.Tool, func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)) {
	return mcp.NewTool("open"), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		log.Fatal("closed")
		return nil, nil
	}
}

// Quiet is one that says it.
func Quiet() (mcp.Tool, server.ToolHandlerFunc) {
	return mcp.NewTool("quiet"), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultError("closed"), nil
	}
}

// Third is a handler, and known as one here.
func Third() server.ToolHandlerFunc {
	return func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		log.Fatal("closed") // want `^handler tool of Third ends the server with log\.Fatal, `
		return nil, nil
	}
}

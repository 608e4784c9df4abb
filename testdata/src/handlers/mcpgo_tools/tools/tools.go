// Package tools defines tools that others add to a server.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Hello is a tool.
func Hello() (mcp.Tool, server.ToolHandlerFunc) {
	return mcp.NewTool("hello"), hello // want `handler mcp-go tool hello`
}

func hello(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

// Raw is a tool whose type does not say so.
func Raw() (mcp.Tool, func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)) {
	return mcp.NewTool("raw"), hello
}

// All are tools.
func All() []server.ServerTool {
	return []server.ServerTool{
		{Tool: mcp.NewTool("one"), Handler: hello}, // want `handler mcp-go tool hello`
	}
}

// Around wraps a tool of any signature.
func Around(run func(ctx context.Context) error) server.ToolHandlerFunc { // want Around:`mcp-go argument 1`
	return func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool tool of Around`
		return nil, run(ctx)
	}
}

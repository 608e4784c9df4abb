// Package tools cannot know who serves its tools.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Add adds them.
func Add(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("one"), one) // want `handler mcp-go tool one`
}

func one(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

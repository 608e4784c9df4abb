// Package tools knows tools by an interface.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Tool is one.
type Tool interface { // want Tool:`mcp-go type\.Handle`
	Definition() mcp.Tool
	Handle(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

type echo struct{}

func (echo) Definition() mcp.Tool { return mcp.NewTool("echo") }

func (echo) Handle(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

// All are all tools.
func All() []Tool {
	return []Tool{echo{}} // want `handler mcp-go Handle echo\.Handle`
}

// Add adds tools to a server.
func Add(s *server.MCPServer, tools ...Tool) { // want Add:`mcp-go argument 2\.Handle`
	for _, t := range tools {
		s.AddTool(t.Definition(), t.Handle) // want `handler mcp-go tool Tool\.Handle`
	}
}

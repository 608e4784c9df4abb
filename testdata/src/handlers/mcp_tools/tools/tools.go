// Package tools defines tools that others add to a server.
package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{ Text string }

// New is a tool.
func New() (*mcp.Tool, mcp.ToolHandlerFor[in, any]) {
	return &mcp.Tool{Name: "echo"}, func(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, any, error) { // want `handler mcp tool "echo"`
		return nil, in.Text, nil
	}
}

// definition is what this package keeps of a tool.
type definition struct {
	tool    mcp.Tool
	handler mcp.ToolHandler
}

var definitions = []definition{
	{mcp.Tool{Name: "upper"}, upper}, // want `handler mcp tool upper`
	{handler: func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }, tool: mcp.Tool{Name: "lower"}}, // want `handler mcp tool "lower"`
}

var byName = map[string]mcp.ToolHandler{
	"upper": upper, // want `handler mcp tool upper`
}

func upper(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

// Add adds all.
func Add(s *mcp.Server) {
	for _, d := range definitions {
		s.AddTool(&d.tool, d.handler)
	}
	for name, h := range byName {
		s.AddTool(&mcp.Tool{Name: name}, h)
	}
}

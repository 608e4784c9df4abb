// Package tools has tools that ask a service to do the work.
package tools

import (
	"context"

	mcpgo "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Query says what to look for.
type Query struct{ Text string }

// An Answer says what was found.
type Answer struct{ Names []string }

// A Service does the work.
type Service interface { // want Service:`mcp type\.Find, mcp-go type\.Show`
	Open(ctx context.Context, q Query) (string, error)
	Find(ctx context.Context, q Query) ([]string, error)
	Parse(ctx context.Context, q Query) (string, error)
	Keep(ctx context.Context, q Query, names []string) ([]string, error)
	Show(ctx context.Context, r mcpgo.CallToolRequest) (string, error)
}

// Add adds the tools.
func Add(s *mcp.Server, t *server.MCPServer, by Service) { // want Add:`mcp argument 3\.Find, mcp-go argument 3\.Show`
	mcp.AddTool(s, &mcp.Tool{Name: "find"}, func(ctx context.Context, req *mcp.CallToolRequest, q Query) (*mcp.CallToolResult, Answer, error) { // want `handler mcp tool "find"`
		if _, err := by.Open(ctx, q); err != nil {
			return nil, Answer{}, err
		}
		names, err := by.Find(ctx, q)
		if err != nil {
			return nil, Answer{}, err
		}
		return nil, Answer{Names: names}, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "keep"}, func(ctx context.Context, req *mcp.CallToolRequest, q Query) (*mcp.CallToolResult, Answer, error) { // want `handler mcp tool "keep"`
		name, err := by.Parse(ctx, q)
		if err != nil {
			return nil, Answer{}, err
		}
		return nil, Answer{Names: sorted(name)}, nil
	})
	t.AddTool(mcpgo.NewTool("show"), func(ctx context.Context, r mcpgo.CallToolRequest) (*mcpgo.CallToolResult, error) { // want `handler mcp-go tool "show"`
		text, err := by.Show(ctx, r)
		if err != nil {
			return mcpgo.NewToolResultError(err.Error()), nil
		}
		return mcpgo.NewToolResultText(string(text)), err
	})
}

func sorted(names ...string) []string { return names }

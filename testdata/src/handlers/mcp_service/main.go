// Command notes serves what its service does.
package main

import (
	"context"

	mcpgo "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/testdata/src/handlers/mcp_service/tools"
)

type notes struct{}

func (notes) Open(ctx context.Context, q tools.Query) (string, error)   { return "", nil }
func (notes) Find(ctx context.Context, q tools.Query) ([]string, error) { return nil, nil }
func (notes) Parse(ctx context.Context, q tools.Query) (string, error)  { return "", nil }
func (notes) Keep(ctx context.Context, q tools.Query, names []string) ([]string, error) {
	return names, nil
}
func (notes) Show(ctx context.Context, r mcpgo.CallToolRequest) (string, error) { return "", nil }

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	t := server.NewMCPServer("notes", "1.0.0")
	tools.Add(s, t, notes{}) // want `handler mcp Find notes\.Find` `handler mcp-go Show notes\.Show`
	s.Run(context.Background(), &mcp.StdioTransport{})
}

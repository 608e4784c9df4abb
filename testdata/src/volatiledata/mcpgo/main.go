// Command stock is an MCP server on mark3labs/mcp-go.
package main

import (
	"context"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type in struct {
	At time.Time `json:"at"`
}

type count struct {
	Units   int       `json:"units"`
	Counted time.Time `json:"counted"` // want `^field Out\.Counted is a time`
}

type price struct {
	Amount int    `json:"amount"`
	Nonce  string `json:"nonce"` // want `called nonce`
}

func counted(ctx context.Context, request mcp.CallToolRequest, args in) (count, error) {
	return count{}, nil
}

func typed(ctx context.Context, request mcp.CallToolRequest, args in) (*mcp.CallToolResult, error) {
	return nil, nil
}

func main() {
	s := server.NewMCPServer("stock", "1.0.0")
	s.AddTool(mcp.NewTool("count", mcp.WithOutputSchema[count]()), mcp.NewStructuredToolHandler(counted))
	s.AddTool(mcp.NewTool("price", mcp.WithOutputSchema[price]()), mcp.NewTypedToolHandler(typed))
}

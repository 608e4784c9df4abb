// Command above adds a tool to the server of a package that serves.
package main

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/envvet/envvet/testdata/src/handlers/mcp_stdio/split/app"
)

type server interface{ Serve() error }

func main() {
	a := app.New()
	a.Server.AddTool(mcp.NewTool("two"), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool "two"`
		return nil, nil
	})
	run(a)
}

func run(s server) { s.Serve() }

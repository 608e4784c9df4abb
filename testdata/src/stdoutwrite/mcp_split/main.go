// Command notes serves on stdio through one of its packages, and has its tools
// in another one.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_split/app"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_split/tools"
)

func main() {
	a := app.New()
	tools.Add(a.Server)
	a.Server.AddTool(mcp.NewTool("ping"), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Println("pong") // want `^handler "ping" writes to stdout with fmt\.Println, which corrupts the MCP messages on stdout; `
		return mcp.NewToolResultText("pong"), nil
	})
	if err := a.Serve(); err != nil {
		fmt.Println(err)
	}
}

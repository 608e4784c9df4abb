// Command either serves tools in two ways, in one of which what they print is a message.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("either", "1.0.0")
	s.AddTool(mcp.NewTool("hello"), hello)
	var err error
	if len(os.Args) > 1 {
		err = apart(s)
	} else {
		err = server.ServeStdio(s)
	}
	if err != nil {
		os.Exit(1)
	}
}

func apart(s *server.MCPServer) error {
	protocol := os.Stdout
	os.Stdout = os.Stderr
	return server.NewStdioServer(s).Listen(context.Background(), os.Stdin, protocol)
}

func hello(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Println("called") // want `^handler hello writes to stdout with fmt\.Println, which corrupts the MCP messages`
	return mcp.NewToolResultText("hello"), nil
}

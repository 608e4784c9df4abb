// Command given hands standard output to what registers its tools, before and after it is aside.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer, answers, notes io.Writer) {
	s.AddTool(mcp.NewTool("hello"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Fprintln(answers, "called") // want `^handler "hello" writes to stdout with fmt\.Fprintln, which corrupts the MCP messages`
		fmt.Fprintln(notes, "called")
		return mcp.NewToolResultText("hello"), nil
	})
}

func main() {
	protocol := os.Stdout
	os.Stdout = os.Stderr
	s := server.NewMCPServer("given", "1.0.0")
	register(s, protocol, os.Stdout)
	if err := server.NewStdioServer(s).Listen(context.Background(), os.Stdin, protocol); err != nil {
		os.Exit(1)
	}
}

// Command mcp serves tools on what was standard output, so that what they print is no message.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "mcp"}
	root.AddCommand(&cobra.Command{Use: "serve", RunE: serve}, &cobra.Command{Use: "list", RunE: list})
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	protocol := os.Stdout
	os.Stdout = os.Stderr
	s := server.NewMCPServer("mcp", "1.0.0")
	register(s)
	return server.NewStdioServer(s).Listen(cmd.Context(), os.Stdin, protocol)
}

func register(s *server.MCPServer) { s.AddTool(mcp.NewTool("hello"), hello) }

func hello(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Println("called")
	tell()
	return mcp.NewToolResultText("hello"), nil
}

func tell() {
	fmt.Println("told") // want `^function tell, called by handler list, writes to stdout with fmt\.Println, `
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("hello") // want `^handler list writes to stdout with fmt\.Println, `
	tell()
	return nil
}

// Command plain has commands log to standard output, and tools to standard error.
package main

import (
	"context"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/spf13/cobra"
)

func main() {
	log.SetOutput(os.Stdout)
	root := &cobra.Command{Use: "plain"}
	root.AddCommand(&cobra.Command{Use: "serve", RunE: serve}, &cobra.Command{Use: "list", RunE: list})
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	log.Println("serving") // want `^handler serve writes to stdout with log\.Println, `
	log.SetOutput(os.Stderr)
	s := server.NewMCPServer("plain", "1.0.0")
	s.AddTool(mcp.NewTool("hello"), hello)
	return server.ServeStdio(s)
}

func hello(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	log.Println("called")
	return mcp.NewToolResultText("hello"), nil
}

func list(cmd *cobra.Command, args []string) error {
	log.Println("hello") // want `^handler list writes to stdout with log\.Println, `
	return nil
}

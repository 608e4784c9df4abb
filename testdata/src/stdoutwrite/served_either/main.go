// Command either serves tools by two commands, one of which has them print to standard output.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/spf13/cobra"
)

var (
	out   io.Writer = os.Stdout
	notes io.Writer = os.Stdout
	quiet bool
)

func main() {
	root := &cobra.Command{Use: "either"}
	root.AddCommand(&cobra.Command{Use: "serve", RunE: serve}, &cobra.Command{Use: "plain", RunE: plain})
	root.Execute()
}

func newServer() *server.MCPServer {
	s := server.NewMCPServer("either", "1.0.0")
	s.AddTool(mcp.NewTool("hello"), hello)
	return s
}

func serve(cmd *cobra.Command, args []string) error {
	out, notes, quiet = os.Stderr, os.Stderr, true
	return server.ServeStdio(newServer())
}

func plain(cmd *cobra.Command, args []string) error {
	notes = os.Stderr
	return server.ServeStdio(newServer())
}

func hello(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Fprintln(out, "called") // want `^handler hello writes to stdout with fmt\.Fprintln, which corrupts the MCP messages`
	fmt.Fprintln(notes, "called")
	if !quiet {
		fmt.Println("called") // want `^handler hello writes to stdout with fmt\.Println, which corrupts the MCP messages`
	}
	return mcp.NewToolResultText("hello"), nil
}

// Command apart has one command print to a variable that its tools find as it was.
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

var out io.Writer = os.Stderr

func main() {
	root := &cobra.Command{Use: "apart"}
	root.AddCommand(&cobra.Command{Use: "serve", RunE: serve}, &cobra.Command{Use: "list", RunE: list})
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	s := server.NewMCPServer("apart", "1.0.0")
	s.AddTool(mcp.NewTool("hello"), hello)
	return server.ServeStdio(s)
}

func hello(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Fprintln(out, "called")
	return mcp.NewToolResultText("hello"), nil
}

func list(cmd *cobra.Command, args []string) error {
	out = os.Stdout // want `^handler list writes to stdout with os\.Stdout, `
	fmt.Fprintln(out, "hello")
	return nil
}

// Command structured has commands log to standard output, and tools to standard error, if they
// are served by one of two commands.
package main

import (
	"context"
	"log"
	"log/slog"
	"os"

	mcpgo "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"
)

func main() {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	root := &cobra.Command{Use: "structured"}
	root.AddCommand(
		&cobra.Command{Use: "serve", RunE: serve},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "list", RunE: list},
	)
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	s := server.NewMCPServer("structured", "1.0.0")
	s.AddTool(mcpgo.NewTool("hello"), func(ctx context.Context, req mcpgo.CallToolRequest) (*mcpgo.CallToolResult, error) {
		slog.Info("called")
		log.Println("called")
		return mcpgo.NewToolResultText("hello"), nil
	})
	return server.ServeStdio(s)
}

func loud(cmd *cobra.Command, args []string) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "structured"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s.Run(cmd.Context(), &mcp.StdioTransport{})
}

func hello(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
	slog.Info("called") // want `^handler hello writes to stdout with slog\.Info, which corrupts the MCP messages`
	return nil, nil, nil
}

func list(cmd *cobra.Command, args []string) error {
	slog.Info("hello") // want `^handler list writes to stdout with slog\.Info, `
	return nil
}

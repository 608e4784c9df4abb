// Command http serves tools that log to standard output, over HTTP.
package main

import (
	"context"
	"log/slog"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	logger := slog.New(slog.NewTextHandler(os.Stdout, nil))
	s := server.NewMCPServer("http", "1.0.0")
	s.AddTool(mcp.NewTool("hello"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		logger.Info("called")
		return mcp.NewToolResultText("hello"), nil
	})
	if err := server.NewStreamableHTTPServer(s).Start(":8080"); err != nil {
		os.Exit(1)
	}
}

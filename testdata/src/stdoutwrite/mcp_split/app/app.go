// Package app is the server.
package app

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/server"
)

// App is the server.
type App struct{ Server *server.MCPServer }

// New makes it.
func New() *App { return &App{server.NewMCPServer("notes", "1.0.0")} }

// Serve serves.
func (a *App) Serve() error {
	return server.NewStdioServer(a.Server).Listen(context.Background(), os.Stdin, os.Stdout)
}

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
func New() *App { return &App{server.NewMCPServer("split", "1.0.0")} }

// Serve serves.
func (a *App) Serve() error { // want Serve:`serves stdio`
	return a.listen(server.NewStdioServer(a.Server))
}

func (a *App) listen(s *server.StdioServer) error {
	return s.Listen(context.Background(), os.Stdin, os.Stdout)
}

// Retry serves again.
func (a *App) Retry() { // want Retry:`serves stdio`
	for a.Serve() != nil {
	}
}

// Name names it.
func (a *App) Name() string { return "split" }

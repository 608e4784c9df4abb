// Command notifications is a program for people, of which one command serves tools, and ends
// when it is told to.
package main

import (
	"context"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "notifications"}
	root.AddCommand(
		&cobra.Command{Use: "serve", RunE: serve},
		&cobra.Command{Use: "watch", RunE: watch},
		&cobra.Command{Use: "stop", RunE: stop},
	)
	root.Execute()
}

func serve(cmd *cobra.Command, args []string) error {
	s := server.NewMCPServer("notifications", "1.0.0")
	s.AddNotificationHandler("bye", func(ctx context.Context, n mcp.JSONRPCNotification) { os.Exit(0) })
	s.AddNotificationHandler("quit", quit)
	s.AddTool(mcp.NewTool("check"), check)
	if err := server.ServeStdio(s); err != nil {
		log.Fatal(err) // want `^handler serve ends the process with log\.Fatal, `
	}
	return nil
}

// quit is what a handler calls, too.
func quit(ctx context.Context, n mcp.JSONRPCNotification) {
	os.Exit(0) // want `^function quit, called by handler stop, ends the process with os\.Exit, `
}

func check(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	os.Exit(1) // want `^handler check ends the server with os\.Exit, `
	return nil, nil
}

func watch(cmd *cobra.Command, args []string) error {
	c, err := client.NewStdioMCPClient("tickets", nil)
	if err != nil {
		return err
	}
	c.OnNotification(func(n mcp.JSONRPCNotification) { os.Exit(0) })
	return nil
}

func stop(cmd *cobra.Command, args []string) error {
	quit(cmd.Context(), mcp.JSONRPCNotification{})
	return nil
}

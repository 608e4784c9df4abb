// Command notes serves its tools over HTTP, and is a program for people, too.
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
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(
		&cobra.Command{Use: "check", RunE: check},
		&cobra.Command{Use: "serve", RunE: serve},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func serve(cmd *cobra.Command, args []string) error {
	s := server.NewMCPServer("notes", "1.0.0")
	s.AddTools(
		server.ServerTool{Tool: mcp.NewTool("check"), Handler: checkTool},
		server.ServerTool{Tool: mcp.NewTool("count"), Handler: mcp.NewTypedToolHandler(count)},
	)
	s.AddNotificationHandler("quit", func(ctx context.Context, n mcp.JSONRPCNotification) { os.Exit(0) })
	if err := server.NewStreamableHTTPServer(s).Start(":8080"); err != nil {
		log.Fatal(err) // want `^handler serve ends the process with log\.Fatal, so its caller gets no answer; return an error \(exitcall\)$`
	}
	return nil
}

func check(cmd *cobra.Command, args []string) error {
	verify(args)
	return nil
}

func checkTool(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	func() { verify(nil) }()
	return mcp.NewToolResultText("fine"), nil
}

// verify is nearer to the command than to the tool, where it does more harm.
func verify(names []string) {
	if len(names) > 3 {
		os.Exit(2) // want `^function verify, called by handler checkTool, ends the server with os\.Exit, `
	}
}

func count(ctx context.Context, request mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, error) {
	if in.Name == "" {
		return mcp.NewToolResultError("no name"), nil
	}
	return mcp.NewToolResultText("0"), nil
}

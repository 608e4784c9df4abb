// Command ask is a client of MCP servers: it starts them and talks on their
// stdio, not on its own.
package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "ask", RunE: ask}
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func ask(cmd *cobra.Command, args []string) error {
	c := mcp.NewClient(&mcp.Implementation{Name: "ask"}, &mcp.ClientOptions{
		LoggingMessageHandler: func(context.Context, *mcp.LoggingMessageRequest) { fmt.Println("logged") },
	})
	_, err := c.Connect(cmd.Context(), &mcp.CommandTransport{Command: exec.Command("notes", "serve")}, nil)
	fmt.Println("asked") // want `^handler ask writes to stdout with fmt\.Println, which mixes with the command's answer; `
	return err
}

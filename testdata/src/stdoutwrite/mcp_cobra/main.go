// Command notes is a program for people, one command of which serves its tools
// on stdio.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"
)

// What is printed before main stands before the first message, whatever the
// command is.
var config = load()

func load() string {
	fmt.Println("loading") // want `^package main writes to stdout with fmt\.Println while it is initialized, which corrupts the MCP messages on stdout; write to stderr \(stdoutwrite\)$`
	return "notes.json"
}

func main() {
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "serve", RunE: serve},
	)
	if err := root.Execute(); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// list is a command for people, which mixes with no message.
func list(cmd *cobra.Command, args []string) error {
	fmt.Println("notes:") // want `^handler list writes to stdout with fmt\.Println, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
	show(args)
	return nil
}

func serve(cmd *cobra.Command, args []string) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "show"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
		return nil, nil, each(func() { show(nil) })
	})
	return s.Run(cmd.Context(), &mcp.StdioTransport{})
}

func each(f func()) error { f(); return nil }

// show is nearer to the command than to the tool, where it does more harm.
func show(names []string) {
	fmt.Println(names, config) // want `^function show, called by handler "show", writes to stdout with fmt\.Println, which corrupts the MCP messages on stdout; return it in the result, or write to stderr \(stdoutwrite\)$`
}

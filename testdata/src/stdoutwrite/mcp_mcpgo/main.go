// Command tickets is an MCP server on stdio, built on mark3labs/mcp-go.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_mcpgo/tools"
)

type openIn struct{ Title string }

type openOut struct{ ID int }

func main() {
	hooks := new(server.Hooks)
	hooks.AddBeforeAny(func(ctx context.Context, id any, message any) { fmt.Println("before", id) }) // of the server as a whole
	s := server.NewMCPServer("tickets", "1.0.0", server.WithHooks(hooks))
	s.Use(func(next server.ToolHandlerFunc) server.ToolHandlerFunc {
		return func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			fmt.Println("called") // middleware is not looked at
			return next(ctx, request)
		}
	})
	s.AddNotificationHandler("changed", func(ctx context.Context, n mcp.JSONRPCNotification) { fmt.Println(n.Method) })

	s.AddTool(mcp.NewTool("list", mcp.WithDescription("List tickets.")), list)
	s.AddTool(mcp.NewTool("open"), mcp.NewTypedToolHandler(openTicket))
	s.AddTool(mcp.NewTool("close"), mcp.NewStructuredToolHandler(func(ctx context.Context, request mcp.CallToolRequest, in openIn) (openOut, error) {
		fmt.Printf("closing %s\n", in.Title) // want `^handler "close" writes to stdout with fmt\.Printf, which corrupts the MCP messages on stdout; return it in the result, or write to stderr \(stdoutwrite\)$`
		return openOut{}, nil
	}))
	s.AddTool(tools.Pair()) // want `^handler result 2 of tools\.Pair writes to stdout with fmt\.Println at .*/mcp_mcpgo/tools/tools\.go:\d+, which corrupts the MCP messages on stdout; `
	s.AddTools(server.ServerTool{Tool: mcp.NewTool("quiet"), Handler: quiet})
	s.AddResource(mcp.NewResource("tickets://all", "all"), all)
	s.AddPrompts(server.ServerPrompt{Prompt: mcp.NewPrompt("triage"), Handler: func(ctx context.Context, request mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		fmt.Println("triage") // want `^handler "triage" writes to stdout with fmt\.Println, which corrupts `
		return nil, nil
	}})

	c, err := client.NewStdioMCPClient("tickets", nil)
	if err == nil {
		c.OnNotification(func(n mcp.JSONRPCNotification) { fmt.Println(n.Method) })
	}
	if err := server.ServeStdio(s); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

func list(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	defer debug("list")
	return mcp.NewToolResultText("none"), nil
}

// debug is called by a handler and by itself.
func debug(name string) {
	if name == "" {
		return
	}
	fmt.Println("debug:", name) // want `^function debug, called by handler list, writes to stdout with fmt\.Println, which corrupts `
	debug("")
}

func openTicket(ctx context.Context, request mcp.CallToolRequest, in openIn) (*mcp.CallToolResult, error) {
	w := os.Stdout // want `^handler openTicket writes to stdout with os\.Stdout, which corrupts `
	fmt.Fprintln(w, in.Title)
	return mcp.NewToolResultText(in.Title), nil
}

func quiet(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Fprintln(os.Stderr, "quiet")
	return mcp.NewToolResultText(fmt.Sprint(isTerminal(os.Stdout))), nil
}

// isTerminal asks something of stdout.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

func all(ctx context.Context, request mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return []mcp.ResourceContents{"all"}, nil
}

// Command calc is a server with tools, built on mark3labs/mcp-go.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/handlers/mcpgo_tools/tools"
)

type (
	sumIn  struct{ A, B int }
	sumOut struct{ Sum int }
)

func sum(ctx context.Context, request mcp.CallToolRequest, in sumIn) (sumOut, error) {
	return sumOut{in.A + in.B}, nil
}

func half(ctx context.Context, request mcp.CallToolRequest, in sumIn) (*mcp.CallToolResult, error) {
	return nil, nil
}

func now(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

// logged puts something around a handler.
func logged(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Println("called")
		return next(ctx, request)
	}
}

// roots makes a tool.
func roots(limit int) (tool mcp.Tool, handler server.ToolHandlerFunc) {
	return mcp.NewTool("roots", mcp.WithDescription("Roots.")), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool "roots"`
		return nil, nil
	}
}

// powers makes one too.
func powers() (mcp.Tool, func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)) {
	return mcp.NewTool("powers"), now // want `handler mcp-go result now`
}

// logs names its results.
func logs() (tool mcp.Tool, handler server.ToolHandlerFunc) {
	tool = mcp.NewTool("logs")
	handler = now // want `handler mcp-go tool now`
	return
}

func doubled() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("doubled"), Handler: func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool "doubled"`
		return nil, nil
	}}
}

// newTool is a registrar.
func newTool(name string, run func(ctx context.Context, in sumIn) (string, error)) server.ServerTool {
	return server.ServerTool{
		Tool: mcp.NewTool(name),
		Handler: func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool tool of a server`
			text, err := run(ctx, sumIn{})
			return mcp.NewToolResultText(text), err
		},
	}
}

// addTyped is one for typed arguments.
func addTyped[T any](s *server.MCPServer, name string, h func(context.Context, mcp.CallToolRequest, T) (*mcp.CallToolResult, error)) {
	s.AddTool(mcp.NewTool(name), mcp.NewTypedToolHandler(h))
}

func notified(ctx context.Context, notification mcp.JSONRPCNotification) { fmt.Println("told") }

// filter has the signature of a handler.
var filter func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) = now

func main() {
	hooks := new(server.Hooks)
	hooks.AddBeforeAny(func(ctx context.Context, id any, message any) { fmt.Println(id) })
	s := server.NewMCPServer("calc", "1.0.0", server.WithHooks(hooks), server.WithToolHandlerMiddleware(logged))
	s.Use(logged, func(next server.ToolHandlerFunc) server.ToolHandlerFunc {
		return func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return next(ctx, request)
		}
	})
	s.AddTool(mcp.NewTool("now"), now) // want `handler mcp-go tool now`
	tool := mcp.NewTool("later", mcp.WithString("name"))
	s.AddTool(tool, func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool "later"`
		return nil, nil
	})
	tool = mcp.NewTool("sooner")
	s.AddTool(tool, func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `handler mcp-go tool "sooner"`
		return nil, nil
	})
	s.AddTool(mcp.NewTool("half"), mcp.NewTypedToolHandler(half))    // want `handler mcp-go tool half`
	s.AddTool(mcp.NewTool("sum"), mcp.NewStructuredToolHandler(sum)) // want `handler mcp-go tool sum`
	s.AddTool(mcp.NewTool("structured"),                             // want +1 `handler mcp-go tool "structured"`
		mcp.NewStructuredToolHandler(func(ctx context.Context, request mcp.CallToolRequest, in sumIn) (sumOut, error) {
			return sumOut{}, nil
		}))
	s.AddTool(mcp.NewTool("logged"), logged(now)) // want `handler mcp-go tool "logged"` `handler mcp-go tool now`
	s.AddTool(roots(2))
	s.AddTool(powers())
	s.AddTool(logs())
	s.AddTool(tools.Hello())
	s.AddTool(tools.Raw()) // want `handler mcp-go tool result 2 of tools\.Raw`
	s.AddTools(doubled(), server.ServerTool{
		Tool:    mcp.NewTool("again"),
		Handler: now, // want `handler mcp-go tool now`
	}, tools.All()[0])
	list := []server.ServerTool{
		{Tool: mcp.NewTool("listed"), Handler: now},                                            // want `handler mcp-go tool now`
		newTool("new", func(ctx context.Context, in sumIn) (string, error) { return "", nil }), // want `handler mcp-go argument 2 "new"`
	}
	list = append(list, server.ServerTool{Handler: now}) // want `handler mcp-go tool now`
	s.SetTools(list...)
	addTyped(s, "typed", half)                                                                                                 // want `handler mcp-go argument 3 half`
	s.AddTaskTool(mcp.NewTool("task"), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CreateTaskResult, error) { // want `handler mcp-go tool "task"`
		return nil, nil
	})

	s.AddResource(mcp.NewResource("file:///x", "x"), func(ctx context.Context, request mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // want `handler mcp-go resource "x"`
		return nil, nil
	})
	s.AddResourceTemplate(mcp.NewResourceTemplate("file:///{x}", "xs"), func(ctx context.Context, request mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // want `handler mcp-go resource template "xs"`
		return nil, nil
	})
	s.AddPrompt(mcp.NewPrompt("ask"), ask)                                        // want `handler mcp-go prompt ask`
	s.AddPrompts(server.ServerPrompt{Prompt: mcp.NewPrompt("ask"), Handler: ask}) // want `handler mcp-go prompt ask`
	s.AddNotificationHandler("notifications/x", notified)

	c, _ := client.NewStdioMCPClient("calc", nil)
	c.OnNotification(func(notification mcp.JSONRPCNotification) { fmt.Println(notification.Method) })
	server.NewStreamableHTTPServer(s).Start(":8080")
}

func ask(ctx context.Context, request mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, nil
}

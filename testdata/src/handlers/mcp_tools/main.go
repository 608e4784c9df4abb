// Command weather is a server with tools, built on the SDK of the protocol.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/testdata/src/handlers/mcp_tools/tools"
)

type (
	cityIn  struct{ City string }
	tempOut struct{ Celsius float64 }
)

func temperature(ctx context.Context, req *mcp.CallToolRequest, in cityIn) (*mcp.CallToolResult, tempOut, error) {
	return nil, tempOut{}, nil
}

type station struct{}

func (*station) read(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

func readLog(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, nil
}

// simple adapts a function with a signature of its own.
func simple[In, Out any](f func(ctx context.Context, in In) (Out, error)) mcp.ToolHandlerFor[In, Out] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) { // want `handler mcp tool tool of simple`
		out, err := f(ctx, in)
		return nil, out, err
	}
}

func wind(ctx context.Context, in cityIn) (tempOut, error) { return tempOut{}, nil }

// counted puts something around a handler, which has to be one already.
func counted[In, Out any](h mcp.ToolHandlerFor[In, Out]) mcp.ToolHandlerFor[In, Out] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		return h(ctx, req, in)
	}
}

// add is a registrar, as the conversion says where it is called.
func add[In, Out any](s *mcp.Server, name string, h mcp.ToolHandlerFor[In, Out]) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, h)
}

// addPlain is one by its parameter.
func addPlain(s *mcp.Server, name string, h func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error)) {
	s.AddTool(&mcp.Tool{Name: name}, h)
}

// job takes functions of the same type.
type job struct {
	run func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, &mcp.ServerOptions{
		InitializedHandler:          func(context.Context, *mcp.InitializedRequest) { fmt.Println("ready") },
		ProgressNotificationHandler: func(context.Context, *mcp.ProgressNotificationServerRequest) {},
		CompletionHandler: func(context.Context, *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
			return nil, nil
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "temperature"}, temperature) // want `handler mcp tool temperature`
	mcp.AddTool(s, &mcp.Tool{Name: "rain"},                     // want +1 `handler mcp tool "rain"`
		func(ctx context.Context, req *mcp.CallToolRequest, in cityIn) (*mcp.CallToolResult, any, error) {
			return nil, nil, nil
		})
	st := new(station)
	s.AddTool(&mcp.Tool{Name: "read"}, st.read)                  // want `handler mcp tool station\.read`
	s.AddTool(&mcp.Tool{Name: "read"}, mcp.ToolHandler(st.read)) // want `handler mcp tool station\.read`
	mcp.AddTool(s, &mcp.Tool{Name: "wind"}, simple(wind))        // want `handler mcp argument 1 wind`
	counting := &mcp.Tool{Name: "counting"}
	mcp.AddTool(s, counting, counted(temperature)) // want `handler mcp tool "counting"` `handler mcp tool temperature`
	add(s, "added", temperature)                   // want `handler mcp tool temperature`
	addPlain(s, "plain", st.read)                  // want `handler mcp argument 3 station\.read`
	tools.Add(s)
	tool, h := tools.New()
	mcp.AddTool(s, tool, h)

	s.AddResource(&mcp.Resource{Name: "log", URI: "file:///log"}, readLog)                                                // want `handler mcp resource readLog`
	s.AddResourceTemplate(&mcp.ResourceTemplate{Name: "logs"}, readLog)                                                   // want `handler mcp resource readLog`
	s.AddPrompt(&mcp.Prompt{Name: "report"}, func(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // want `handler mcp prompt "report"`
		return nil, nil
	})
	s.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			return next(ctx, method, req)
		}
	})

	client := mcp.NewClient(&mcp.Implementation{Name: "client"}, &mcp.ClientOptions{
		CreateMessageHandler: func(context.Context, *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
			return nil, nil
		},
		LoggingMessageHandler: func(context.Context, *mcp.LoggingMessageRequest) { fmt.Println("log") },
	})
	client.Connect(context.Background(), nil, nil)
	_ = job{run: st.read}
	if err := s.Run(context.Background(), &mcp.LoggingTransport{Transport: &mcp.StdioTransport{}, Writer: os.Stderr}); err != nil {
		log.Fatal(err)
	}
}

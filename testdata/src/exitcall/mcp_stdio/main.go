// Command weather is an MCP server on stdio, built on the Go SDK. An exit of a
// tool takes all tools with it.
package main

import (
	"context"
	"errors"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type forecastIn struct {
	City string `json:"city"`
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, &mcp.ServerOptions{
		// A server that cannot work may say so when a client comes.
		InitializedHandler: func(context.Context, *mcp.InitializedRequest) { log.Fatal("no key") },
	})
	mcp.AddTool(s, &mcp.Tool{Name: "forecast"}, forecast)
	s.AddTool(&mcp.Tool{Name: "stop"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		os.Exit(0) // want `^handler "stop" ends the server with os\.Exit, so no client gets an answer any more; return an error \(exitcall\)$`
		return nil, nil
	})
	s.AddPrompt(&mcp.Prompt{Name: "ask"}, prompt)
	mcp.NewClient(&mcp.Implementation{Name: "weather"}, &mcp.ClientOptions{
		LoggingMessageHandler: func(context.Context, *mcp.LoggingMessageRequest) { os.Exit(3) },
	})
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}

func forecast(ctx context.Context, req *mcp.CallToolRequest, in forecastIn) (*mcp.CallToolResult, any, error) {
	if in.City == "" {
		return nil, nil, errors.New("no city")
	}
	return nil, read(in.City), nil
}

func read(name string) []byte {
	data, err := os.ReadFile(name)
	if err != nil {
		log.Fatalf("reading %s: %v", name, err) // want `^function read, called by handler forecast, ends the server with log\.Fatalf, so no client gets an answer any more; return an error \(exitcall\)$`
	}
	return data
}

// prompt panics: the server, or what runs it, can recover.
func prompt(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	panic("not yet")
}

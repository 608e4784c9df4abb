// Command weather is an MCP server on stdio, built on the Go SDK.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"os/exec"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type forecastIn struct {
	City string `json:"city"`
}

type forecastOut struct {
	Text string `json:"text"`
}

func main() {
	version := len(os.Args) > 1 && os.Args[1] == "version"
	if version {
		fmt.Println("1.0.0") // main may: it does not serve then
		return
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, &mcp.ServerOptions{
		// What clients tell a server of carries out no command of theirs.
		InitializedHandler: func(context.Context, *mcp.InitializedRequest) { fmt.Println("hello") },
		ProgressNotificationHandler: func(context.Context, *mcp.ProgressNotificationServerRequest) {
			fmt.Println("progress")
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "forecast"}, forecast)
	mcp.AddTool(s, &mcp.Tool{Name: "radar"}, (&station{}).radar)
	s.AddTool(&mcp.Tool{Name: "raw"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		cmd := exec.Command("weather", "update")
		cmd.Stdout = os.Stdout // want `^handler "raw" writes to stdout with os\.Stdout, which corrupts the MCP messages on stdout; `
		return new(mcp.CallToolResult), cmd.Run()
	})
	s.AddResource(&mcp.Resource{Name: "map"}, readMap)
	s.AddResourceTemplate(&mcp.ResourceTemplate{Name: "maps"}, readMap)
	s.AddPrompt(&mcp.Prompt{Name: "ask"}, func(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		print("asked\n")           // to stderr
		defer fmt.Print("asked\n") // want `^handler "ask" writes to stdout with fmt\.Print, which corrupts the MCP messages on stdout; `
		return new(mcp.GetPromptResult), nil
	})
	ask()
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

func forecast(ctx context.Context, req *mcp.CallToolRequest, in forecastIn) (*mcp.CallToolResult, forecastOut, error) {
	fmt.Println("forecast for", in.City) // want `^handler forecast writes to stdout with fmt\.Println, which corrupts the MCP messages on stdout; return it in the result, or write to stderr \(stdoutwrite\)$`
	fmt.Fprintln(os.Stderr, "forecast for", in.City)
	log.Print("forecast for ", in.City)
	var b strings.Builder
	fmt.Fprintf(&b, "rain in %s", in.City)
	return nil, forecastOut{Text: b.String()}, trace(in)
}

// trace is reached by one handler, and main prints with show.
func trace(v any) error {
	return json.NewEncoder(os.Stdout).Encode(v) // want `^function trace, called by handler forecast, writes to stdout with os\.Stdout, which corrupts the MCP messages on stdout; `
}

type station struct{ seen int }

func (s *station) radar(ctx context.Context, req *mcp.CallToolRequest, in forecastIn) (*mcp.CallToolResult, any, error) {
	s.each(func(line string) {
		fmt.Println(line) // want `^function literal in station\.radar, called by handler station\.radar, writes to stdout with fmt\.Println, which corrupts `
	})
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "rain"}}}, nil, nil
}

func (s *station) each(f func(string)) { f("rain") }

func readMap(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	os.Stdout.WriteString("map") // want `^handler readMap writes to stdout with os\.Stdout, which corrupts `
	return new(mcp.ReadResourceResult), nil
}

// ask asks another server: what it is told is for people.
func ask() {
	mcp.NewClient(&mcp.Implementation{Name: "weather"}, &mcp.ClientOptions{
		CreateMessageHandler: func(context.Context, *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
			fmt.Println("creating")
			return new(mcp.CreateMessageResult), nil
		},
		LoggingMessageHandler: func(context.Context, *mcp.LoggingMessageRequest) { fmt.Println("logged") },
	})
}

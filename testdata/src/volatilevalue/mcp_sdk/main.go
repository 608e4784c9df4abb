// Command weather is an MCP server on the Go SDK.
package main

import (
	"context"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct {
	City string `json:"city"`
}

type temperature struct {
	Degrees float64 `json:"degrees"`
	Note    string  `json:"note"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, temperature, error) {
	note := "read " + time.Now().Format(time.RFC3339) // want `^field Out\.Note comes from time\.Now, answers differ between two identical calls; leave it out \(volatilevalue\)$`
	return nil, temperature{Note: note}, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "temperature"}, read)
}

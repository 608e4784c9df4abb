// Command weather is an MCP server: its output schema says which keys are
// optional.
package main

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type cityIn struct {
	City string `json:"city,omitempty"`
}

type temperature struct {
	Degrees float64 `json:"degrees"`
	Station string  `json:"station,omitempty"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in cityIn) (*mcp.CallToolResult, temperature, error) {
	return nil, temperature{}, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "temperature"}, read)
}

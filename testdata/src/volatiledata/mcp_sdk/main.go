// Command weather is an MCP server on the Go SDK.
package main

import (
	"context"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type cityIn struct {
	City string    `json:"city"`
	Now  time.Time `json:"now"`
}

type temperature struct {
	Degrees  float64   `json:"degrees"`
	Measured time.Time `json:"measured"` // want `^field Out\.Measured is a time, if it is read from a clock answers differ between two identical calls; tag it envelope:"stable" if it is stored, leave it out if not \(volatiledata\)$`
	Station  time.Time `json:"station" envelope:"stable"`
	TraceID  string    `json:"trace_id"` // want `^field Out\.TraceID is called trace_id as something about the call is, answers differ`
}

type rain struct {
	Updated string `json:"updated_at"`
	Checked string `json:"checked_at"` // want `called checked_at`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in cityIn) (*mcp.CallToolResult, temperature, error) {
	return nil, temperature{}, nil
}

func add[In, Out any](s *mcp.Server, name string, h mcp.ToolHandlerFor[In, Out]) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, h)
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "temperature"}, read)
	add(s, "rain", func(ctx context.Context, req *mcp.CallToolRequest, in cityIn) (*mcp.CallToolResult, rain, error) {
		return nil, rain{}, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "text"}, func(ctx context.Context, req *mcp.CallToolRequest, in cityIn) (*mcp.CallToolResult, any, error) {
		return nil, nil, nil
	})
}

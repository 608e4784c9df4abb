// Command points is an MCP server whose schemas write keys in another case than
// the fields have: mark3labs/mcp-go reads them with encoding/json, for which lat is
// Lat, and the Go SDK reads them as they are written.
package main

import (
	"context"
	"encoding/json"

	stock "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type unit string

const (
	degrees unit = "degrees"
	radians unit = "radians"
)

type point struct {
	Lat, Lon float64
	Unit     unit
	At       struct{ Place string }
}

type pair struct {
	Key  string `json:"key"`
	Long string `json:"KEY"`
}

type out struct {
	Hits []string `json:"hits"`
}

func typed(ctx context.Context, request stock.CallToolRequest, in point) (*stock.CallToolResult, error) {
	return nil, nil
}

func structured(ctx context.Context, request stock.CallToolRequest, in point) (out, error) {
	return out{}, nil
}

func paired(ctx context.Context, request stock.CallToolRequest, in pair) (out, error) {
	return out{}, nil
}

func search(ctx context.Context, req *mcp.CallToolRequest, in point) (*mcp.CallToolResult, out, error) {
	return nil, out{}, nil
}

func main() {
	t := server.NewMCPServer("points", "1.0.0")
	t.AddTool(stock.NewToolWithRawSchema("lower", "L", json.RawMessage(`{"type":"object","properties":{"lat":{"type":"number"},"lon":{"type":"number"},"unit":{},"at":{"type":"object","properties":{"place":{"type":"string"}}}},"required":["lat"],"additionalProperties":false}`)), stock.NewTypedToolHandler(typed))
	t.AddTool(stock.NewToolWithRawSchema("some", "S", json.RawMessage(`{"type":"object","properties":{"lat":{"type":"number"}}}`)), stock.NewStructuredToolHandler(structured))
	t.AddTool(stock.NewToolWithRawSchema("type", "T", json.RawMessage(`{"type":"object","properties":{"lat":{"type":"string"}}}`)), stock.NewTypedToolHandler(typed))                                              // want `^tool type has an input schema that differs from its type at lat: the schema allows string and the type takes number`
	t.AddTool(stock.NewToolWithRawSchema("dropped", "D", json.RawMessage(`{"type":"object","properties":{"at":{"properties":{"town":{}}}}}`)), stock.NewStructuredToolHandler(structured))                         // want `at at\.town: the type has no such key and drops it`
	t.AddTool(stock.NewToolWithRawSchema("closed", "C", json.RawMessage(`{"type":"object","properties":{"lat":{},"lon":{},"unit":{}},"additionalProperties":false}`)), stock.NewStructuredToolHandler(structured)) // want `at At: the type takes it and the schema allows no such key`
	t.AddTool(stock.NewToolWithRawSchema("two", "T", json.RawMessage(`{"type":"object","properties":{"key":{}},"additionalProperties":false}`)), stock.NewStructuredToolHandler(paired))                           // want `at KEY: the type takes it and the schema allows no such key`

	s := mcp.NewServer(&mcp.Implementation{Name: "points"}, nil)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "as-written",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"lat":{"type":"number"}}}`), // want `^tool as-written has an input schema that differs from its type at lat: the type has no such key and drops it`
	}, search)
	_, _ = degrees, radians
}

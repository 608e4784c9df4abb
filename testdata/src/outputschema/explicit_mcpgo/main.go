// Command stock is an MCP server on mark3labs/mcp-go that says its schemas itself.
package main

import (
	"context"
	"encoding/json"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type in struct {
	Name string `json:"name"`
}

type count struct {
	Units int `json:"units"`
}

func counted(ctx context.Context, request mcp.CallToolRequest, args in) (count, error) {
	return count{}, nil
}

func raw(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

var schema = json.RawMessage(`{"type":"object","properties":{"units":{"type":"number"}}}`)

func main() {
	s := server.NewMCPServer("stock", "1.0.0")
	s.AddTool(
		mcp.NewTool("count", mcp.WithDescription("Count"), mcp.WithRawOutputSchema(json.RawMessage(`{"properties":{"units":{"type":"string"}}}`))), // want `^tool count has an output schema that differs from its type at units: the schema allows string and the type gives integer`
		mcp.NewStructuredToolHandler(counted),
	)
	s.AddTool(mcp.NewTool("broken", mcp.WithRawOutputSchema(json.RawMessage(`{"type":"objekt"}`))), raw)   // want `^tool broken has an output schema that cannot be used: /type`
	s.AddTool(mcp.Tool{Name: "field", RawOutputSchema: json.RawMessage(`{"properties":{"now":{}}}`)}, raw) // want `^tool field declares now in its output schema`
	s.AddTool(mcp.NewTool("right", mcp.WithRawOutputSchema(schema)), mcp.NewStructuredToolHandler(counted))
	s.AddTool(mcp.NewTool("of-other", mcp.WithRawOutputSchema(json.RawMessage(`{"properties":{"any":{}}}`))), raw)
}

// Command search has tools with schemas that say less than their types.
package main

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type order string

const (
	byName order = "name"
	byDate order = "date"
)

type query struct {
	Text string `json:"text"`
	Sort order  `json:"sort,omitempty"`
}

func search(ctx context.Context, req *mcp.CallToolRequest, in query) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "search"}, nil)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "undeclared",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"}}}`), // want `^tool undeclared has an input schema that differs from its type at the top: the type has sort and the schema does not name that`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "constants",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"text":{},"sort":{"enum":["name"]}}}`), // want `^tool constants has an input schema that does not list date for sort, which are constants of main\.order`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "all",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"text":{},"sort":{"enum":["name","date"]}}}`),
	}, search)
	mcp.AddTool(s, &mcp.Tool{Name: "nothing", InputSchema: json.RawMessage(`{"type":"object"}`)}, search)
}

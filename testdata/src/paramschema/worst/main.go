// Command search has tools whose schemas differ from the type in what matters and in
// what is a hint: the first of the two leads, whether hints are asked for or not.
package main

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type query struct {
	Text string `json:"text"`
	Sort string `json:"sort,omitempty"`
}

func search(ctx context.Context, req *mcp.CallToolRequest, in query) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "search"}, nil)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "dropped",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"words":{"type":"string"}}}`), // want `^tool dropped has an input schema that differs from its type at words: the type has no such key and drops it`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "default",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"text":{"type":"string","default":5}}}`), // want `^tool default has the default 5 for text in its input schema, which that refuses`
	}, search)
}

// Command tags is an MCP server on the Go SDK.
package main

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{}

type tags struct {
	Names []string `json:"names"`
}

func list(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, tags, error) {
	var t tags
	for name := range map[string]int{"a": 1} { // want `^field Out\.Names is in the order of a map, answers differ between two identical calls; sort it \(unstableorder\)$`
		t.Names = append(t.Names, name)
	}
	return nil, t, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "tags"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "tags"}, list)
}

// Command search is an MCP server whose tools answer with text, as hints only.
package main

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct {
	Query string `json:"query"`
}

type out struct {
	Hits  any      `json:"hits"`
	Extra chan int `json:"extra"` // want `^field Out\.Extra is of type chan int, JSON cannot carry it`
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "search"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "text"}, func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "hits"}, func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, out, error) {
		return nil, out{}, nil
	})
}

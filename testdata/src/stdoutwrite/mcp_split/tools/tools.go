// Package tools cannot know who serves its tools, nor on what.
package tools

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Add adds them.
func Add(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("list"), list)
}

func list(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Println("listing") // want `^handler list writes to stdout with fmt\.Println, which no client gets, and which corrupts the MCP messages where they go over stdio; return it in the result, or write to stderr \(stdoutwrite\)$`
	return mcp.NewToolResultText(""), nil
}

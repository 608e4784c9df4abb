// Package tools has the tools.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_initial/quiet" // want `^import ".*/mcp_initial/quiet" writes to stdout with fmt\.Print at .*/mcp_initial/quiet/quiet\.go:7 while the program is initialized, before the server runs; write to stderr \(stdoutwrite\)$`
)

// Add adds them.
func Add(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("count"), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return &mcp.CallToolResult{IsError: quiet.N == 0}, nil
	})
}

package server

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

// StdioServer serves on a reader and a writer.
type StdioServer struct{ server *MCPServer }

// NewStdioServer makes one.
func NewStdioServer(server *MCPServer) *StdioServer { return &StdioServer{server} }

// Listen serves.
func (s *StdioServer) Listen(ctx context.Context, stdin io.Reader, stdout io.Writer) error {
	var notification mcp.JSONRPCNotification
	for json.NewDecoder(stdin).Decode(&notification) == nil {
		s.server.notified(ctx, notification)
	}
	for _, handle := range s.server.tools {
		res, err := handle(ctx, mcp.CallToolRequest{})
		if err != nil {
			return err
		}
		if err := json.NewEncoder(stdout).Encode(res); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// ServeStdio serves on the standard input and output of the process.
func ServeStdio(server *MCPServer) error {
	return NewStdioServer(server).Listen(context.Background(), os.Stdin, os.Stdout)
}

// StreamableHTTPServer serves on HTTP.
type StreamableHTTPServer struct{ server *MCPServer }

// NewStreamableHTTPServer makes one.
func NewStreamableHTTPServer(server *MCPServer) *StreamableHTTPServer {
	return &StreamableHTTPServer{server}
}

// Start serves.
func (s *StreamableHTTPServer) Start(addr string) error { return http.ListenAndServe(addr, nil) }

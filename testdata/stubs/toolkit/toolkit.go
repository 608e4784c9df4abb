// Package toolkit stands for a library, in a module of its own, that helps to
// write MCP servers.
package toolkit

import "github.com/mark3labs/mcp-go/server"

// Serve serves as it is told.
func Serve(s *server.MCPServer, addr string) error {
	if addr == "" {
		return stdio(s)
	}
	return ServeHTTP(s, addr)
}

func stdio(s *server.MCPServer) error { return server.ServeStdio(s) }

// ServeHTTP serves on an address.
func ServeHTTP(s *server.MCPServer, addr string) error {
	return server.NewStreamableHTTPServer(s).Start(addr)
}

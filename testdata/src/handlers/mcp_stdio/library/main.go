// Command library serves through a library.
package main

import (
	"example.com/toolkit"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	toolkit.Serve(server.NewMCPServer("library", "1.0.0"), "")
}

// Command unused imports a library that could serve on stdio, and does not ask
// it to.
package main

import (
	"example.com/toolkit"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	toolkit.ServeHTTP(server.NewMCPServer("unused", "1.0.0"), ":8080")
}

// Command wrapper serves on what is around standard output.
package main

import (
	"bufio"
	"context"
	"os"

	"github.com/mark3labs/mcp-go/server"
)

func main() {
	out := bufio.NewWriter(os.Stdout)
	s := server.NewStdioServer(server.NewMCPServer("wrapper", "1.0.0"))
	if err := s.Listen(context.Background(), os.Stdin, out); err != nil {
		os.Exit(1)
	}
}

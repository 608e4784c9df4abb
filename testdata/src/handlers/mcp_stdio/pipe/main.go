// Command pipe serves itself, in one process.
package main

import (
	"context"
	"fmt"
	"io"

	"github.com/mark3labs/mcp-go/server"
)

func main() {
	in, _ := io.Pipe()
	_, out := io.Pipe()
	s := server.NewStdioServer(server.NewMCPServer("pipe", "1.0.0"))
	fmt.Println(s.Listen(context.Background(), in, out))
}

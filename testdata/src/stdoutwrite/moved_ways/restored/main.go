// Command restored puts standard output back before it serves.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func take() (out *os.File, restore func()) {
	out = os.Stdout
	os.Stdout = os.Stderr
	return out, func() { os.Stdout = out }
}

func main() {
	out, restore := take()
	fmt.Println("set up")
	restore()
	if err := newServer().Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: out}); err != nil {
		log.Print(err)
	}
}

func hello(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
	fmt.Println("called") // want `^handler hello writes to stdout with fmt\.Println, which no client gets`
	return nil, nil, nil
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "moved"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s
}

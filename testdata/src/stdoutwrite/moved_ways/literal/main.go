// Command literal serves in a function literal that it calls.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	out := os.Stdout
	os.Stdout = os.Stderr
	s := newServer()
	run := func() error {
		return s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: out})
	}
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func hello(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
	fmt.Println("called")
	return nil, nil, nil
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "moved"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s
}

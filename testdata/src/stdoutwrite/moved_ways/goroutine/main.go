// Command goroutine serves in a goroutine on what was standard output.
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
	errs := make(chan error, 1)
	go func() { errs <- s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: out}) }()
	if err := <-errs; err != nil {
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

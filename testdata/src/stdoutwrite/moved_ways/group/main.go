// Command group serves in a group of goroutines on what was standard output.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type group struct{ errs chan error }

func (g *group) Go(f func() error) { go func() { g.errs <- f() }() }

func main() {
	out := os.Stdout
	os.Stdout = os.Stderr
	s := newServer()
	g := &group{make(chan error, 1)}
	g.Go(func() error {
		return s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: out})
	})
	if err := <-g.errs; err != nil {
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

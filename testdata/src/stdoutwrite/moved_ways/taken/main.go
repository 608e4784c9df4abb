// Command taken takes standard output for the protocol, and puts it back at the end.
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
	defer restore()
	if err := newServer().Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: out}); err != nil {
		log.Print(err)
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

// Command connect serves one client on what was standard output.
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
	_, err := newServer().Connect(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: out}, nil)
	if err != nil {
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

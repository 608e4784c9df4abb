// Command method serves in a method on what was standard output.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type app struct{ srv *mcp.Server }

func (a *app) run(ctx context.Context, out *os.File) error {
	return a.srv.Run(ctx, &mcp.IOTransport{Reader: os.Stdin, Writer: out})
}

func main() {
	out := os.Stdout
	os.Stdout = os.Stderr
	a := &app{srv: newServer()}
	if err := a.run(context.Background(), out); err != nil {
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

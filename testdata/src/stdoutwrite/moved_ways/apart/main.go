// Command apart serves in a method that others call as well, for which standard output is what it was.
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

type runner interface {
	run(ctx context.Context, out *os.File) error
}

func main() {
	a := &app{srv: newServer()}
	if len(os.Args) > 1 {
		out := os.Stdout
		os.Stdout = os.Stderr
		if err := a.run(context.Background(), out); err != nil {
			log.Fatal(err)
		}
		return
	}
	for _, r := range []runner{a} {
		if err := r.run(context.Background(), os.Stdout); err != nil {
			log.Fatal(err)
		}
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

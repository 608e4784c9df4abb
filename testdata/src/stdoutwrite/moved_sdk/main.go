// Command sdk serves tools by the SDK on what was standard output, in a function of its own.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{}
type out struct{}

func main() {
	protocol := os.Stdout
	os.Stdout = os.Stderr
	if err := run(context.Background(), protocol); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, w *os.File) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "sdk"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s.Run(ctx, &mcp.IOTransport{Reader: os.Stdin, Writer: w})
}

func hello(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, out, error) {
	fmt.Println("x")
	return nil, out{}, nil
}

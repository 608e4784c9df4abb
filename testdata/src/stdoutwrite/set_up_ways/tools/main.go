// Command tools serves tools when os.Stdout is something else, be that a file or standard error.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{}

var out io.Writer = os.Stdout

func main() {
	protocol := os.Stdout
	if name := os.Getenv("LOG"); name != "" {
		f, err := os.Create(name)
		if err != nil {
			log.Fatal(err)
		}
		os.Stdout = f
	} else {
		os.Stdout = os.Stderr
	}
	if os.Getenv("QUIET") != "" {
		out = io.Discard
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "tools"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	log.Fatal(s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: protocol}))
}

func hello(ctx context.Context, req *mcp.CallToolRequest, _ in) (*mcp.CallToolResult, any, error) {
	fmt.Println("called")
	fmt.Fprintln(out, "called") // want `hello.* writes to stdout with fmt\.Fprintln`
	return nil, nil, nil
}

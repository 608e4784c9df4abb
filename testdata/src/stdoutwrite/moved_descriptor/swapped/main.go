// Command swapped has standard error be what standard output is.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sys/unix"
)

type in struct{}
type out struct{}

func main() {
	if err := unix.Dup2(1, 2); err != nil {
		log.Fatal(err)
	}
	if err := serve(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func serve(protocol *os.File) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "swapped"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: protocol})
}

func hello(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, out, error) {
	fmt.Println("x") // want `^handler hello writes to stdout with fmt\.Println, `
	return nil, out{}, nil
}

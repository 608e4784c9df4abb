// Command plain serves tools on a copy of descriptor 1, which is of standard error from then on.
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
	fd, err := unix.Dup(int(os.Stdout.Fd()))
	if err != nil {
		log.Fatal(err)
	}
	if err := unix.Dup2(int(os.Stderr.Fd()), 1); err != nil {
		log.Fatal(err)
	}
	if err := serve(os.NewFile(uintptr(fd), "protocol")); err != nil {
		log.Fatal(err)
	}
}

func serve(protocol *os.File) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "plain"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: protocol})
}

func hello(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, out, error) {
	fmt.Println("x")
	return nil, out{}, nil
}

// Command guard has a function move descriptor 1 before it serves tools.
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
	protocol, err := guard()
	if err != nil {
		log.Fatal(err)
	}
	if err := serve(protocol); err != nil {
		log.Fatal(err)
	}
}

func guard() (*os.File, error) {
	fd, err := unix.Dup(unix.Stdout)
	if err != nil {
		return nil, err
	}
	unix.CloseOnExec(fd)
	if err := unix.Dup3(unix.Stderr, unix.Stdout, 0); err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), "protocol"), nil
}

func serve(protocol *os.File) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "guard"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s.Run(context.Background(), &mcp.IOTransport{Reader: os.Stdin, Writer: protocol})
}

func hello(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, out, error) {
	fmt.Println("x")
	return nil, out{}, nil
}

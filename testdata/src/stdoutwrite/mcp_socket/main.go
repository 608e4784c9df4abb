// Command socket serves on connections: what its tools print is no part of a message.
package main

import (
	"context"
	"fmt"
	"net"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	l, err := net.Listen("unix", "socket")
	if err != nil {
		os.Exit(1)
	}
	fmt.Fprintln(os.Stdout, "listening")
	s := mcp.NewServer(&mcp.Implementation{Name: "socket"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	for {
		conn, err := l.Accept()
		if err != nil {
			os.Exit(1)
		}
		go s.Run(context.Background(), &mcp.IOTransport{Reader: conn, Writer: conn})
	}
}

func hello(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
	fmt.Println("called") // want `^handler hello writes to stdout with fmt\.Println, which no client gets`
	return nil, nil, nil
}

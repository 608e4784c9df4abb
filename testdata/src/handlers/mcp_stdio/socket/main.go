// Command socket serves on connections, of which it tells on standard output.
package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"os"

	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type rw struct {
	io.ReadCloser
	io.WriteCloser
}

func (x *rw) Close() error { return x.WriteCloser.Close() }

func main() {
	l, err := net.Listen("unix", "socket")
	if err != nil {
		os.Exit(1)
	}
	fmt.Fprintln(os.Stdout, "listening")
	s := mcp.NewServer(&mcp.Implementation{Name: "socket"}, nil)
	for {
		conn, err := l.Accept()
		if err != nil {
			os.Exit(1)
		}
		go s.Run(context.Background(), &mcp.IOTransport{Reader: conn, Writer: &rw{conn, conn}})
	}
}

func pipe() {
	in, _ := io.Pipe()
	_, out := io.Pipe()
	s := server.NewStdioServer(server.NewMCPServer("pipe", "1.0.0"))
	fmt.Fprintln(os.Stdout, s.Listen(context.Background(), in, out))
}

// Command both serves on a connection or on standard output.
package main

import (
	"context"
	"io"
	"net"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	var in io.ReadCloser = os.Stdin
	var out io.WriteCloser = os.Stdout
	if len(os.Args) > 1 {
		conn, err := net.Dial("unix", os.Args[1])
		if err != nil {
			os.Exit(1)
		}
		in, out = conn, conn
	}
	mcp.NewServer(&mcp.Implementation{Name: "both"}, nil).Run(context.Background(), &mcp.IOTransport{Reader: in, Writer: out})
}

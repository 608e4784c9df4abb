// Command writer hands standard output to a transport.
package main

import (
	"context"
	"io"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	in, out := io.ReadCloser(os.Stdin), io.WriteCloser(os.Stdout)
	mcp.NewServer(&mcp.Implementation{Name: "writer"}, nil).Run(context.Background(), &mcp.IOTransport{Reader: in, Writer: out})
}

// Command http names what it does not use.
package main

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var _ mcp.Transport = (*mcp.StdioTransport)(nil)

func describe(t mcp.Transport) string {
	switch t.(type) {
	case *mcp.StdioTransport:
		return "stdio"
	case *mcp.IOTransport:
		return "connection"
	}
	return "other"
}

func main() {
	f, err := os.Create("log")
	if err != nil {
		os.Exit(1)
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "http"}, nil)
	t := &mcp.IOTransport{Reader: f, Writer: f}
	os.Stderr.WriteString(describe(t))
	s.Run(context.Background(), t)
}

// Command direct serves on stdio.
package main

import (
	"context"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "direct"}, nil)
	t := &mcp.LoggingTransport{Transport: new(mcp.StdioTransport), Writer: os.Stderr}
	if err := s.Run(context.Background(), t); err != nil {
		log.Fatal(err)
	}
}

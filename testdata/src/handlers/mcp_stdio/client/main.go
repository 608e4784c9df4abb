// Command client talks to servers that it starts.
package main

import (
	"context"
	"os/exec"

	"github.com/mark3labs/mcp-go/client"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	client.NewStdioMCPClient("server", nil)
	mcp.NewClient(&mcp.Implementation{Name: "client"}, nil).Connect(context.Background(), &mcp.CommandTransport{Command: exec.Command("server")}, nil)
}

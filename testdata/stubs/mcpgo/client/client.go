// Package client is a stub of github.com/mark3labs/mcp-go/client for fixtures.
package client

import (
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
)

// Client asks a server.
type Client struct{ cmd *exec.Cmd }

// NewStdioMCPClient starts a server and talks on its standard input and output.
func NewStdioMCPClient(command string, env []string, args ...string) (*Client, error) {
	cmd := exec.Command(command, args...)
	return &Client{cmd}, cmd.Start()
}

// OnNotification says what to do when told of something.
func (c *Client) OnNotification(handler func(notification mcp.JSONRPCNotification)) {}

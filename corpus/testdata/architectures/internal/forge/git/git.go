// Package git runs git.
package git

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// Client runs git in a directory.
type Client struct {
	Dir    string
	stdout io.Writer
	stderr io.Writer
}

// NewClient returns a client whose git talks to the given log.
func NewClient(log io.Writer) *Client {
	return &Client{stdout: log, stderr: log}
}

// Command prepares a git command.
func (c *Client) Command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "git", args...)
	cmd.Dir = c.Dir
	cmd.Stdout = c.stdout
	cmd.Stderr = c.stderr
	return cmd
}

// Run runs git quietly.
func (c *Client) Run(ctx context.Context, args ...string) error {
	if err := c.Command(ctx, args...).Run(); err != nil {
		return fmt.Errorf("git %s: %w", args[0], err)
	}
	return nil
}

// Foreground returns a copy whose git owns the terminal.
func (c *Client) Foreground() *Client {
	fg := *c
	fg.stdout = os.Stdout
	return &fg
}

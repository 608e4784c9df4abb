package mcp

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
)

// Transport is a way to talk.
type Transport interface {
	Connect(ctx context.Context) (Connection, error)
}

// Connection is a transport in use.
type Connection interface {
	Write(ctx context.Context, msg any) error
}

type ioConn struct{ w io.Writer }

func (c *ioConn) Write(ctx context.Context, msg any) error { return json.NewEncoder(c.w).Encode(msg) }

// StdioTransport talks on the standard input and output of the process.
type StdioTransport struct{}

// Connect starts.
func (*StdioTransport) Connect(context.Context) (Connection, error) { return &ioConn{os.Stdout}, nil }

// IOTransport talks on what it is given.
type IOTransport struct {
	Reader io.ReadCloser
	Writer io.WriteCloser
}

// Connect starts.
func (t *IOTransport) Connect(context.Context) (Connection, error) { return &ioConn{t.Writer}, nil }

// LoggingTransport talks on another transport and writes down what is said.
type LoggingTransport struct {
	Transport Transport
	Writer    io.Writer
}

// Connect starts.
func (t *LoggingTransport) Connect(ctx context.Context) (Connection, error) {
	return t.Transport.Connect(ctx)
}

// CommandTransport talks to a process that it starts.
type CommandTransport struct{ Command *exec.Cmd }

// Connect starts.
func (t *CommandTransport) Connect(context.Context) (Connection, error) {
	w, err := t.Command.StdinPipe()
	return &ioConn{w}, err
}

// Run serves until the client leaves.
func (s *Server) Run(ctx context.Context, t Transport) error {
	_, err := s.Connect(ctx, t, nil)
	return err
}

// Connect serves one client.
func (s *Server) Connect(ctx context.Context, t Transport, opts any) (Connection, error) {
	c, err := t.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return c, c.Write(ctx, "ready")
}

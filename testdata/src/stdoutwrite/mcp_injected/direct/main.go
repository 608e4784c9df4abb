// Command direct has its tools log to standard output, on which it serves them.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type tools struct {
	log *slog.Logger
	out io.Writer
	err io.Writer
}

type in struct{}

func (t *tools) del(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, any, error) {
	t.log.Info("deleted")          // want `^handler tools\.del writes to stdout with slog\.JSONHandler\.Handle, which corrupts the MCP messages`
	fmt.Fprintln(t.out, "deleted") // want `^handler tools\.del writes to stdout with fmt\.Fprintln, which corrupts the MCP messages`
	fmt.Fprintln(t.err, "deleted")
	return nil, nil, nil
}

func newTools(w io.Writer) *tools {
	return &tools{log: slog.New(slog.NewJSONHandler(os.Stderr, nil)), out: w, err: os.Stderr}
}

func (t *tools) list(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, any, error) {
	fmt.Fprintln(t.out, "listed")
	return nil, nil, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "direct"}, nil)
	t := &tools{log: slog.New(slog.NewJSONHandler(os.Stdout, nil)), out: os.Stdout, err: os.Stderr}
	mcp.AddTool(s, &mcp.Tool{Name: "del"}, t.del)
	quiet := newTools(os.Stderr)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, quiet.list)
	logger := log.New(os.Stdout, "", 0)
	mcp.AddTool(s, &mcp.Tool{Name: "add"}, func(ctx context.Context, req *mcp.CallToolRequest, x in) (*mcp.CallToolResult, any, error) {
		logger.Println("added") // want `^handler "add" writes to stdout with log\.Logger\.Println, which corrupts the MCP messages`
		return nil, nil, nil
	})
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		os.Exit(1)
	}
}

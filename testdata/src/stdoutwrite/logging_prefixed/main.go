// Command logging_prefixed has a handler of its own for what is logged, before one
// that writes to standard output.
package main

import (
	"context"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	slog.SetDefault(slog.New(&prefixed{slog.NewTextHandler(os.Stdout, nil), "a"}))
	root := &cobra.Command{Use: "logging_prefixed", RunE: func(cmd *cobra.Command, args []string) error {
		slog.Info("a")
		return nil
	}}
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// A prefixed handler puts a word before each message.
type prefixed struct {
	next slog.Handler
	word string
}

func (p *prefixed) Enabled(ctx context.Context, level slog.Level) bool {
	return p.next.Enabled(ctx, level)
}

func (p *prefixed) Handle(ctx context.Context, r slog.Record) error {
	r.Message = p.word + ": " + r.Message
	return p.next.Handle(ctx, r) // want `^function prefixed\.Handle, called by handler "logging_prefixed", writes to stdout with slog\.TextHandler\.Handle, `
}

func (p *prefixed) WithAttrs(attrs []slog.Attr) slog.Handler {
	return &prefixed{p.next.WithAttrs(attrs), p.word}
}

func (p *prefixed) WithGroup(name string) slog.Handler {
	return &prefixed{p.next.WithGroup(name), p.word}
}

// Command logging_dropped sets the default of log/slog to a handler that has
// standard output at hand, for a report at the end, but drops what is logged.
package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	counted := &counter{out: os.Stdout}
	slog.SetDefault(slog.New(counted))
	root := &cobra.Command{Use: "logging_dropped", RunE: func(cmd *cobra.Command, args []string) error {
		slog.Info("a")
		return nil
	}}
	if root.Execute() != nil {
		os.Exit(1)
	}
	counted.report()
}

// A counter counts records.
type counter struct {
	n   int
	out io.Writer
}

func (c *counter) report() { fmt.Fprintln(c.out, c.n) }

func (c *counter) Enabled(context.Context, slog.Level) bool { return true }

func (c *counter) Handle(context.Context, slog.Record) error {
	c.n++
	return nil
}

func (c *counter) WithAttrs([]slog.Attr) slog.Handler { return c }
func (c *counter) WithGroup(string) slog.Handler      { return c }

// Command logging_debug logs for debugging by handlers of package slog, which write that if they
// are told to.
package main

import (
	"context"
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/logging_debug/shared"
)

var (
	usual   = slog.New(slog.NewTextHandler(os.Stdout, nil))
	plain   = slog.New(slog.NewJSONHandler(os.Stdout, &slog.HandlerOptions{AddSource: true}))
	warning = slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: slog.LevelWarn}))
	verbose = slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: slog.LevelDebug}))

	level    = new(slog.LevelVar)
	variable = slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: level}))

	both  = slog.New(slog.NewMultiHandler(slog.NewTextHandler(os.Stderr, nil), slog.NewTextHandler(os.Stdout, nil)))
	eager = slog.New(all{slog.NewTextHandler(os.Stdout, nil)})
)

// An all handles records of each level.
type all struct{ slog.Handler }

func (all) Enabled(context.Context, slog.Level) bool { return true }

func (a all) Handle(ctx context.Context, r slog.Record) error { return a.Handler.Handle(ctx, r) } // want `^function all\.Handle, called by handler loud, writes to stdout with slog\.TextHandler\.Handle, `

// An each handles them as well, by the method of what it has.
type each struct{ slog.Handler }

func (each) Enabled(context.Context, slog.Level) bool { return true }

var promoted = slog.New(each{slog.NewTextHandler(os.Stdout, nil)})

func main() {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	root := &cobra.Command{Use: "logging_debug"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "own", RunE: own},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) error {
	usual.Debug("x")
	usual.With("command", cmd.Name()).WithGroup("g").DebugContext(cmd.Context(), "x")
	plain.Debug("x")
	warning.Debug("x")
	both.Debug("x")
	shared.Log.Debug("x")
	slog.Debug("x")
	trace(usual)
	return nil
}

func trace(l *slog.Logger) { l.Debug("x") }

func loud(cmd *cobra.Command, args []string) error {
	usual.Info("x")     // want `^handler loud writes to stdout with slog\.Logger\.Info, `
	plain.Warn("x")     // want `^handler loud writes to stdout with slog\.Logger\.Warn, `
	verbose.Debug("x")  // want `^handler loud writes to stdout with slog\.Logger\.Debug, `
	variable.Debug("x") // want `^handler loud writes to stdout with slog\.Logger\.Debug, `
	both.Info("x")      // want `^handler loud writes to stdout with slog\.Logger\.Info, `
	eager.Debug("x")
	promoted.Debug("x")     // want `^handler loud writes to stdout with slog\.Logger\.Debug, `
	shared.Log.Info("x")    // want `^handler loud writes to stdout with slog\.Logger\.Info, `
	shared.Trace.Debug("x") // want `^handler loud writes to stdout with slog\.Logger\.Debug, `
	slog.Info("x")          // want `^handler loud writes to stdout with slog\.Info, `
	say(usual)
	detail(verbose)
	return nil
}

func say(l *slog.Logger) { l.Info("x") } // want `^function say, called by handler loud, writes to stdout with `

func detail(l *slog.Logger) { l.Debug("x") } // want `^function detail, called by handler loud, writes to stdout with `

func own(cmd *cobra.Command, args []string) error {
	options := &slog.HandlerOptions{}
	l := slog.New(slog.NewTextHandler(os.Stdout, options))
	l.Debug("x")
	if len(args) > 0 {
		options = &slog.HandlerOptions{Level: slog.LevelDebug}
	}
	slog.New(slog.NewTextHandler(os.Stdout, options)).Debug("x") // want `^handler own writes to stdout with os\.Stdout, `
	told := &slog.HandlerOptions{}
	told.Level = slog.LevelDebug
	slog.New(slog.NewTextHandler(os.Stdout, told)).Debug("x") // want `^handler own writes to stdout with os\.Stdout, `
	slog.New(slog.NewTextHandler(os.Stdout, nil)).Info("x")   // want `^handler own writes to stdout with os\.Stdout, `
	return nil
}

// Command sync has handlers of log/slog that act by the level of the record that they are given.
package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/logging_records/elsewhere"
)

const levelNotice = slog.Level(2)

// split writes to standard output what is not important.
type split struct{ slog.Handler }

func (h split) Handle(ctx context.Context, r slog.Record) error {
	if r.Level < slog.LevelWarn {
		fmt.Println(r.Message) // want `function split\.Handle, called by handler "plain", writes to stdout`
		return nil
	}
	return h.Handler.Handle(ctx, r)
}

// quiet is as split, and never asked for what is not important.
type quiet struct{ slog.Handler }

func (h quiet) Handle(ctx context.Context, r slog.Record) error {
	if r.Level < slog.LevelWarn {
		_, err := fmt.Println(r.Message)
		return err
	}
	return h.Handler.Handle(ctx, r)
}

// notices tells notices by a level of its own.
type notices struct {
	slog.Handler
	out io.Writer
}

func (h *notices) Handle(ctx context.Context, r slog.Record) error {
	switch r.Level {
	case levelNotice:
		fmt.Println(r.Message) // want `function notices\.Handle, called by handler "notice", writes to stdout`
	case slog.LevelDebug:
		fmt.Println("debug", r.Message) // want `function notices\.Handle, called by handler "debug", writes to stdout`
	}
	return h.Handler.Handle(ctx, r)
}

// raised makes each record important before it hands it on, and lowered none.
type raised struct{ next slog.Handler }

func (h raised) Enabled(context.Context, slog.Level) bool { return true }
func (h raised) WithAttrs([]slog.Attr) slog.Handler       { return h }
func (h raised) WithGroup(string) slog.Handler            { return h }

func (h raised) Handle(ctx context.Context, r slog.Record) error {
	r.Level = slog.LevelInfo
	return h.next.Handle(ctx, r)
}

type last struct{ slog.Handler }

func (h last) Handle(ctx context.Context, r slog.Record) error {
	if r.Level < slog.LevelWarn {
		fmt.Println(r.Message) // want `function last\.Handle, called by handler "lowered", writes to stdout`
	}
	return nil
}

// asked is asked by another package, for more than one level.
type asked struct{ slog.Handler }

func (h asked) Handle(ctx context.Context, r slog.Record) error {
	if r.Level == slog.LevelInfo {
		fmt.Println(r.Message) // want `function asked\.Handle, called by handler "both", writes to stdout`
	}
	return nil
}

var stderr = slog.NewTextHandler(os.Stderr, nil)

func main() {
	splitting := slog.New(split{stderr})
	quieted := slog.New(quiet{stderr})
	noticing := slog.New(&notices{stderr, os.Stderr})
	passed := slog.New(raised{last{stderr}})
	plain := &cobra.Command{Use: "plain"}
	plain.RunE = func(cmd *cobra.Command, args []string) error {
		splitting.With("n", 1).Info("x")
		return nil
	}
	warn := &cobra.Command{Use: "warn", RunE: func(cmd *cobra.Command, args []string) error {
		splitting.Warn("x")
		quieted.Warn("x")
		quieted.ErrorContext(cmd.Context(), "x")
		quieted.Log(cmd.Context(), slog.LevelError, "x")
		tell(quieted, slog.LevelWarn)
		elsewhere.Warn(quieted)
		noticing.Info("x")
		noticing.LogAttrs(cmd.Context(), levelNotice+1, "x")
		return nil
	}}
	notice := &cobra.Command{Use: "notice", RunE: func(cmd *cobra.Command, args []string) error {
		noticing.Log(cmd.Context(), levelNotice, "x")
		return nil
	}}
	debug := &cobra.Command{Use: "debug", RunE: func(cmd *cobra.Command, args []string) error {
		noticing.Debug("x")
		return nil
	}}
	lowered := &cobra.Command{Use: "lowered", RunE: func(cmd *cobra.Command, args []string) error {
		passed.Error("x")
		return nil
	}}
	either := slog.New(asked{stderr})
	both := &cobra.Command{Use: "both", RunE: func(cmd *cobra.Command, args []string) error {
		elsewhere.Both(either)
		return nil
	}}
	root := &cobra.Command{Use: "sync"}
	root.AddCommand(plain, warn, notice, debug, lowered, both)
	if err := root.Execute(); err != nil {
		quieted.Info("usage")
	}
}

// tell logs at a level that its caller says.
func tell(l *slog.Logger, level slog.Level) {
	l.Log(context.Background(), level, "x")
}

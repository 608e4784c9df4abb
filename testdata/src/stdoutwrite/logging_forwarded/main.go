// Command logging_forwarded has handlers of log/slog that hand records on to another one, which says
// whether it handles what is logged for debugging.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
	)
	root.Execute()
}

// A tagged handler adds something to each record.
type tagged struct{ slog.Handler }

func (h tagged) Handle(ctx context.Context, r slog.Record) error {
	r.AddAttrs(slog.String("tag", "x"))
	return h.Handler.Handle(ctx, r)
}

// A named one is what it has, with a name, and a formatted one likewise.
type named struct {
	slog.Handler
	name string
}

type formatted struct{ *slog.JSONHandler }

// A next handler has another one in a field, and asks it.
type next struct{ to slog.Handler }

func (h *next) Enabled(ctx context.Context, l slog.Level) bool { return h.to.Enabled(ctx, l) }
func (h *next) WithAttrs(attrs []slog.Attr) slog.Handler       { return &next{h.to.WithAttrs(attrs)} }
func (h *next) WithGroup(name string) slog.Handler             { return &next{h.to.WithGroup(name)} }

func (h *next) Handle(ctx context.Context, r slog.Record) error {
	if err := h.to.Handle(ctx, r); err != nil { // want `function next.Handle, called by handler loud, writes to stdout with slog.TextHandler.Handle`
		return fmt.Errorf("handling: %w", err)
	}
	return nil
}

// Those of outer have one more inside.
type outer struct{ slog.Handler }

func (h outer) Handle(ctx context.Context, r slog.Record) error { return h.Handler.Handle(ctx, r) }

// An eager handler says that it handles all.
type eager struct{ slog.Handler }

func (eager) Enabled(context.Context, slog.Level) bool { return true }

func (h eager) Handle(ctx context.Context, r slog.Record) error {
	return h.Handler.Handle(ctx, r) // want `function eager.Handle, called by handler loud, writes to stdout with slog.TextHandler.Handle`
}

// Those of under are asked by others, and not by one that is eager.
type under struct{ slog.Handler }

func (h under) Handle(ctx context.Context, r slog.Record) error {
	return h.Handler.Handle(ctx, r) // want `function under.Handle, called by handler loud, writes to stdout with slog.TextHandler.Handle`
}

type above struct{ slog.Handler }

func (above) Enabled(context.Context, slog.Level) bool { return true }

func (h above) Handle(ctx context.Context, r slog.Record) error {
	return h.Handler.Handle(ctx, r)
}

// A raised one makes each record important.
type raised struct{ slog.Handler }

func (h raised) Handle(ctx context.Context, r slog.Record) error {
	r.Level = slog.LevelError
	return h.Handler.Handle(ctx, r) // want `function raised.Handle, called by handler loud, writes to stdout with slog.TextHandler.Handle`
}

// A copying one writes to another one as well, which it does not ask.
type copying struct {
	slog.Handler
	other slog.Handler
}

func (h copying) Handle(ctx context.Context, r slog.Record) error {
	if err := h.other.Handle(ctx, r); err != nil { // want `function copying.Handle, called by handler loud, writes to stdout with slog.TextHandler.Handle`
		return err
	}
	return h.Handler.Handle(ctx, r)
}

// A verbose one has another one that handles what is logged for debugging.
type verbose struct{ slog.Handler }

func (h verbose) Handle(ctx context.Context, r slog.Record) error {
	return h.Handler.Handle(ctx, r) // want `function verbose.Handle, called by handler loud, writes to stdout with slog.TextHandler.Handle`
}

var (
	text = slog.NewTextHandler(os.Stdout, nil)
	all  = slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: slog.LevelDebug})

	byTag    = slog.New(tagged{text})
	byName   = slog.New(named{text, "tool"})
	byFormat = slog.New(formatted{slog.NewJSONHandler(os.Stdout, nil)})
	byNext   = slog.New(&next{text})
	byOuter  = slog.New(outer{tagged{text}})
	byEager  = slog.New(eager{text})
	byAbove  = slog.New(outer{above{under{text}}})
	byRaised = slog.New(raised{text})
	byCopy   = slog.New(copying{slog.DiscardHandler, text})
	byAll    = slog.New(verbose{all})
)

func quiet(cmd *cobra.Command, args []string) {
	byTag.Debug("x")
	byTag.With("args", args).DebugContext(cmd.Context(), "x")
	byName.Debug("x")
	byFormat.Debug("x")
	byNext.Debug("x")
	byOuter.Debug("x")
}

func loud(cmd *cobra.Command, args []string) {
	byName.Info("x")   // want `handler loud writes to stdout with slog.Logger.Info`
	byFormat.Warn("x") // want `handler loud writes to stdout with slog.Logger.Warn`
	byNext.Info("x")
	byEager.Debug("x")
	byAbove.Debug("x")
	byRaised.Debug("x")
	byCopy.Debug("x")
	byAll.Debug("x")
}

// Command logging_structured sets the default of log/slog to standard output before
// its handlers run, for all of them.
package main

import (
	"io"
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	out := io.MultiWriter(os.Stdout, new(tally))
	own := slog.New(slog.NewTextHandler(out, nil))
	slog.SetDefault(slog.New(slog.NewJSONHandler(out, nil)))
	root := newRoot(&app{own})
	root.SetOut(out)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

type app struct{ log *slog.Logger }

func newRoot(a *app) *cobra.Command {
	root := &cobra.Command{Use: "logging_structured"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			slog.Info("a") // want `^handler "plain" writes to stdout with slog\.Info, `
			return nil
		}},
		&cobra.Command{Use: "with", RunE: func(cmd *cobra.Command, args []string) error {
			logger := slog.With("command", cmd.Name())
			logger.Info("a") // want `^handler "with" writes to stdout with slog\.Logger\.Info, `
			return nil
		}},
		&cobra.Command{Use: "default", RunE: func(cmd *cobra.Command, args []string) error {
			work(slog.Default())
			return nil
		}},
		&cobra.Command{Use: "old", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a") // want `^handler "old" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "own", RunE: func(cmd *cobra.Command, args []string) error {
			a.log.Info("a") // main handed it in
			return nil
		}},
		&cobra.Command{Use: "answer", RunE: func(cmd *cobra.Command, args []string) error {
			cmd.Println("{}") // and this, which is what the default writes to as well
			return nil
		}},
		&cobra.Command{Use: "silent", RunE: func(cmd *cobra.Command, args []string) error {
			slog.SetDefault(slog.New(slog.DiscardHandler))
			slog.Info("a")
			return nil
		}},
	)
	return root
}

func work(logger *slog.Logger) {
	logger.Warn("a") // want `^function work, called by handler "default", writes to stdout with slog\.JSONHandler\.Handle, `
}

// A tally counts bytes.
type tally struct{ n int }

func (t *tally) Write(p []byte) (int, error) {
	t.n += len(p)
	return len(p), nil
}

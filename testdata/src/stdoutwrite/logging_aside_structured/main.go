// Command logging_aside_structured has the default logger write to standard output, and handlers set
// another one before they log.
package main

import (
	"io"
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "back", Run: back},
		&cobra.Command{Use: "other", Run: other},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	slog.SetDefault(slog.New(slog.NewJSONHandler(cmd.ErrOrStderr(), nil)))
	load(args)
}

func load(args []string) {
	slog.Info("loading", "args", args)
	log.Println("loading", args)
}

func loud(cmd *cobra.Command, args []string) {
	store(args)
	slog.SetDefault(slog.New(slog.DiscardHandler))
}

func store(args []string) {
	slog.Info("storing", "args", args) // want `function store, called by handler loud, writes to stdout with slog.Info`
	log.Println("storing", args)       // want `function store, called by handler loud, writes to stdout with log.Println`
}

func back(cmd *cobra.Command, args []string) {
	old := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(io.Discard, nil)))
	load(args)
	slog.SetDefault(old)
	open(args)
}

func open(args []string) {
	slog.Info("opening", "args", args) // want `function open, called by handler back, writes to stdout with slog.Info`
}

// other sets the standard logger, which the default one does not write by.
func other(cmd *cobra.Command, args []string) {
	log.SetOutput(io.Discard)
	write(args)
}

func write(args []string) {
	log.Println("writing", args)
	slog.Info("writing", "args", args) // want `function write, called by handler other, writes to stdout with slog.Info`
}

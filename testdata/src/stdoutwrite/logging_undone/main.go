// Command logging_undone sets the standard logger to standard output, and back
// before its handlers run.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	log.SetOutput(os.Stdout)
	log.Print("starting")
	log.SetOutput(os.Stderr)
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	slog.Info("starting")
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	root := &cobra.Command{Use: "undone", RunE: func(cmd *cobra.Command, args []string) error {
		log.Print("a")
		slog.Info("a")
		return nil
	}}
	root.Execute()
}

// Command logging_unlinked sets the default of log/slog to standard output, and takes
// package log away from it again.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	log.SetOutput(os.Stderr)
	root := &cobra.Command{Use: "logging_unlinked"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a")
			return nil
		}},
		&cobra.Command{Use: "structured", RunE: func(cmd *cobra.Command, args []string) error {
			slog.Info("a") // want `^handler "structured" writes to stdout with slog\.Info, `
			return nil
		}},
	)
	root.Execute()
}

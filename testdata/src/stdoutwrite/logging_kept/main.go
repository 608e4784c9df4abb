// Command logging_kept sets the standard logger to standard output, and the default of
// log/slog to one that is made of the default: it still writes to what package log
// does.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	log.SetOutput(os.Stdout)
	slog.SetDefault(slog.With("tool", "kept"))
	root := &cobra.Command{Use: "logging_kept"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a") // want `^handler "plain" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "structured", RunE: func(cmd *cobra.Command, args []string) error {
			slog.Info("a") // want `^handler "structured" writes to stdout with slog\.Info, `
			return nil
		}},
		&cobra.Command{Use: "again", RunE: func(cmd *cobra.Command, args []string) error {
			slog.SetDefault(slog.Default())
			log.Print("a") // want `^handler "again" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "set", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(os.Stderr)
			slog.Info("a")
			return nil
		}},
	)
	root.Execute()
}

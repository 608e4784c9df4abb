// Command logging_linked sets the default of log/slog to standard output: package log
// writes to its handler from then on, until it is told otherwise.
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
	root := &cobra.Command{Use: "logging_linked"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a") // want `^handler "plain" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "default", RunE: func(cmd *cobra.Command, args []string) error {
			log.Default().Print("a") // want `^handler "default" writes to stdout with log\.Logger\.Print, `
			return nil
		}},
		&cobra.Command{Use: "set", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(os.Stderr)
			log.Print("a")
			slog.Info("a") // want `^handler "set" writes to stdout with slog\.Info, `
			return nil
		}},
		&cobra.Command{Use: "silent", RunE: func(cmd *cobra.Command, args []string) error {
			slog.SetDefault(slog.New(slog.NewTextHandler(io.Discard, nil)))
			log.Print("a")
			slog.Info("a")
			return nil
		}},
	)
	root.Execute()
}

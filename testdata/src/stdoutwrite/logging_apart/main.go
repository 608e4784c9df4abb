// Command logging_apart has a default of log/slog of its own, which does not follow
// package log to standard output.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	setUp()
	root := &cobra.Command{Use: "logging_apart"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a") // want `^handler "plain" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "structured", RunE: func(cmd *cobra.Command, args []string) error {
			slog.Info("a")
			note(slog.Warn)
			return nil
		}},
	)
	root.Execute()
}

func setUp() {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	log.SetOutput(os.Stdout)
}

func note(warn func(string, ...any)) { warn("a") }

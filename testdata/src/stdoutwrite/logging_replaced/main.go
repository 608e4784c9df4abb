// Command logging_replaced sets the standard logger to standard output, and then what
// both packages write to to standard error.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	log.SetOutput(os.Stdout)
	slog.SetDefault(slog.New(slog.NewJSONHandler(os.Stderr, nil)))
	root := &cobra.Command{Use: "logging_replaced"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a")
			return nil
		}},
		&cobra.Command{Use: "structured", RunE: func(cmd *cobra.Command, args []string) error {
			slog.Info("a")
			return nil
		}},
		&cobra.Command{Use: "set", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(os.Stdout) // want `^handler "set" writes to stdout`
			log.Print("a")
			return nil
		}},
	)
	root.Execute()
}

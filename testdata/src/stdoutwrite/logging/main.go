// Command logging sets the standard logger to standard output before its handlers
// run, for all of them.
package main

import (
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"strings"

	"github.com/spf13/cobra"
)

func main() {
	setUp(strings.TrimSpace(os.Getenv("LEVEL")))
	root := newRoot()
	root.SetOut(os.Stdout)
	if err := root.Execute(); err != nil {
		log.SetPrefix("error: ")
		log.Fatal(err)
	}
}

func setUp(level string) {
	if level != "quiet" {
		log.SetOutput(os.Stdout)
	}
}

func newRoot() *cobra.Command {
	root := &cobra.Command{Use: "logging"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "structured", RunE: func(cmd *cobra.Command, args []string) error {
			slog.Info("a") // want `^handler "structured" writes to stdout with slog\.Info, `
			return nil
		}},
		&cobra.Command{Use: "answer", RunE: func(cmd *cobra.Command, args []string) error {
			fmt.Fprintln(cmd.OutOrStdout(), "{}") // what main hands to the framework is what the answer goes to
			return nil
		}},
		&cobra.Command{Use: "silent", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(io.Discard)
			log.Print("a")
			return nil
		}},
	)
	return root
}

func plain(cmd *cobra.Command, args []string) error {
	note("a")
	return nil
}

func note(text string) { log.Print(text) } // want `^function note, called by handler plain, writes to stdout with log\.Print, `

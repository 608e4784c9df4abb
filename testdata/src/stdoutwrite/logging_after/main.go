// Command logging_after sets the standard loggers to standard output, but not for
// its handlers: they have run by then, or it does not stay so.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	slog.Info("starting")
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	err := run()
	log.SetOutput(os.Stdout)
	if err != nil {
		log.Fatal(err)
	}
}

func run() error {
	return (&cobra.Command{Use: "after", RunE: func(cmd *cobra.Command, args []string) error {
		log.Print("a")
		slog.Info("a")
		return nil
	}}).Execute()
}

// Fixture records: handlers of package slog end the process for records of some levels.
package main

import (
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/records/logging"
	"github.com/envvet/envvet/testdata/src/exitcall/records/raised"
	"github.com/envvet/envvet/testdata/src/exitcall/records/serving"
)

func list(cmd *cobra.Command, args []string) error {
	logger := slog.New(logging.Handler{Handler: slog.NewTextHandler(os.Stderr, nil)})
	logger.Info("listing")
	logger.Error("nothing there")
	logger.Log(cmd.Context(), logging.LevelWorse, "nothing at all")
	logger.Log(cmd.Context(), logging.LevelPanic, "nothing ever")
	logger.Log(cmd.Context(), logging.LevelFatal, "the end") // want `^call of logging\.Handler\.Handle in handler list ends the process with os\.Exit`
	return nil
}

func check(cmd *cobra.Command, args []string) error {
	logger := slog.New(logging.Tagged{Handler: slog.NewTextHandler(os.Stderr, nil)})
	logger.Error("nothing there")
	logger.LogAttrs(cmd.Context(), logging.LevelFatal, "the end") // want `^call of logging\.Tagged\.Handle in handler check ends the process with os\.Exit`
	return nil
}

func load(cmd *cobra.Command, args []string) error {
	logger := slog.New(raised.Handler{Handler: slog.NewTextHandler(os.Stderr, nil)})
	logger.Error("nothing to load") // want `^call of raised\.Handler\.Handle in handler load ends the process with os\.Exit`
	return nil
}

// tell logs by what the default logger is behind.
func tell(cmd *cobra.Command, args []string) error {
	slog.SetDefault(slog.New(logging.Handler{Handler: slog.NewTextHandler(os.Stderr, nil)}))
	log.Print("telling")
	slog.Warn("nothing to tell")
	return nil
}

func serve(cmd *cobra.Command, args []string) error {
	logger := slog.New(logging.Handler{Handler: slog.NewTextHandler(os.Stderr, nil)})
	serving.Direct(logger)
	serving.Later(logger)
	s := &serving.Server{Logger: logger}
	s.Serve()
	return nil
}

func main() {
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "check", RunE: check},
		&cobra.Command{Use: "load", RunE: load}, &cobra.Command{Use: "tell", RunE: tell},
		&cobra.Command{Use: "serve", RunE: serve},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

// Package defaults sets the default logger.
package defaults

import (
	"log"
	"log/slog"
	"os"
)

func SetDefault() { // want SetDefault:`^stdout os\.Stdout; .*\$slog\.std = .*injected stdout`
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	slog.Info("x")
}

// Info may be called after it.
func Info() { slog.Info("x") } // want Info:`^injected stdout slog\.`

// Print is answered by the default handler as well.
func Print() { log.Print("x") } // want Print:`^injected stdout `

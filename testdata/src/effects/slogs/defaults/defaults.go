// Package defaults sets the default logger. // want package:`\$slog\.std = .*stdout`
package defaults

import (
	"log"
	"log/slog"
	"os"
)

func SetDefault() { // want SetDefault:`stdout os\.Stdout`
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
	slog.Info("x")
}

// Info may be called after it.
func Info() { slog.Info("x") } // want Info:`injected stdout`

// Print is answered by the default handler as well.
func Print() { log.Print("x") } // want Print:`injected stdout`

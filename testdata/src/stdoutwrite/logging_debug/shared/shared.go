// Package shared has loggers of the whole program.
package shared

import (
	"log/slog"
	"os"
)

var Log = slog.New(slog.NewTextHandler(os.Stdout, nil))

var Trace = slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: slog.LevelDebug}))

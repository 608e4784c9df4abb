// Package raised takes failures for worse than they are.
package raised

import (
	"context"
	"log/slog"
	"os"
)

// Handler raises the level of some records.
type Handler struct{ slog.Handler }

func (h Handler) Handle(ctx context.Context, r slog.Record) error {
	raise(&r)
	if r.Level >= slog.Level(12) {
		os.Exit(1)
	}
	return h.Handler.Handle(ctx, r)
}

func raise(r *slog.Record) {
	if r.Level == slog.LevelError {
		r.Level = slog.Level(12)
	}
}

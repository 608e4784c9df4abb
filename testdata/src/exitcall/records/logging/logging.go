// Package logging ends the process for records of a level of its own, and keeps what was logged
// last.
package logging

import (
	"context"
	"log/slog"
	"os"
)

const (
	LevelWorse = slog.Level(9)
	LevelPanic = slog.Level(10)
	LevelFatal = slog.Level(12)
)

type ring struct {
	records [16]*slog.Record
	next    int
}

func (r *ring) add(record *slog.Record) {
	r.records[r.next] = record
	r.next = (r.next + 1) % len(r.records)
}

var recent ring

// Handler keeps records.
type Handler struct{ slog.Handler }

func (h Handler) Handle(ctx context.Context, r slog.Record) error {
	err := h.Handler.Handle(ctx, r)
	recent.add(&r)
	if r.Level < LevelWorse {
		return err
	}
	switch r.Level {
	case LevelWorse:
		return err
	case LevelPanic:
		panic(r.Message)
	default:
		os.Exit(1)
	}
	return nil
}

// Tagged adds to a record, which changes no level.
type Tagged struct{ slog.Handler }

func (h Tagged) Handle(ctx context.Context, r slog.Record) error {
	r.AddAttrs(slog.Int("pid", 1))
	if r.Level >= LevelFatal {
		os.Exit(1)
	}
	return h.Handler.Handle(ctx, r)
}

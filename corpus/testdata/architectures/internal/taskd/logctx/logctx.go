// Package logctx carries a logger in a context.
package logctx

import (
	"context"
	"io"
	"log"
	"os"
)

type key struct{}

var fallback = log.New(os.Stdout, "taskd ", 0)

// With returns a context that has a logger to w.
func With(ctx context.Context, w io.Writer) context.Context {
	return context.WithValue(ctx, key{}, log.New(w, "taskd ", 0))
}

// Logf logs to the logger of the context.
func Logf(ctx context.Context, format string, args ...any) {
	if l, ok := ctx.Value(key{}).(*log.Logger); ok {
		l.Printf(format, args...)
		return
	}
	fallback.Printf(format, args...)
}

// Package middleware wraps handlers.
package middleware

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"runtime/debug"
	"time"
)

// Handler does the work.
type Handler func(ctx context.Context, name string) (any, error)

// Middleware wraps a handler.
type Middleware func(next Handler) Handler

// Chain puts the middleware around a handler, the first outermost.
func Chain(h Handler, mw ...Middleware) Handler {
	for i := len(mw) - 1; i >= 0; i-- {
		h = mw[i](h)
	}
	return h
}

// Logging logs calls.
func Logging(next Handler) Handler {
	return func(ctx context.Context, name string) (any, error) {
		slog.InfoContext(ctx, "begin", "command", name)
		defer slog.InfoContext(ctx, "end", "command", name)
		return next(ctx, name)
	}
}

// Timing shows how long it took.
func Timing(unit time.Duration) Middleware {
	return func(next Handler) Handler {
		return func(ctx context.Context, name string) (any, error) {
			began := time.Now()
			defer func() {
				fmt.Printf("%s took %d\n", name, time.Since(began)/unit) // missed stdoutwrite: the options of a function that makes commands, in another package, are not applied
			}()
			return next(ctx, name)
		}
	}
}

// Recover turns a panic into an error.
func Recover(next Handler) Handler {
	return func(ctx context.Context, name string) (out any, err error) {
		defer func() {
			if v := recover(); v != nil {
				os.Stderr.Write(debug.Stack())
				err = fmt.Errorf("%s: %v", name, v)
			}
		}()
		return next(ctx, name)
	}
}

// Bail ends the process when the handler panics.
func Bail(status int) Middleware {
	return func(next Handler) Handler {
		return func(ctx context.Context, name string) (any, error) {
			defer func() {
				if v := recover(); v != nil {
					slog.Error("panic", "command", name, "value", v)
					os.Exit(status) // missed exitcall: as above
				}
			}()
			return next(ctx, name)
		}
	}
}

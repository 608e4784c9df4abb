// Package log has loggers that contexts carry.
package log

import (
	"context"
	"fmt"
	"io"
	"os"
)

type key struct{}

type Logger struct{ out io.Writer }

func New(w io.Writer) *Logger { return &Logger{w} }

func (l *Logger) Info(text string) { fmt.Fprintln(l.out, text) }

func With(ctx context.Context, l *Logger) context.Context { return context.WithValue(ctx, key{}, l) }

func From(ctx context.Context) *Logger {
	if l, ok := ctx.Value(key{}).(*Logger); ok {
		return l
	}
	return New(os.Stderr)
}

type slot[T any] struct{}

// Put and Get have a key for each type.
func Put[T any](ctx context.Context, v T) context.Context {
	return context.WithValue(ctx, slot[T]{}, v)
}

func Get[T any](ctx context.Context) (v T) {
	v, _ = ctx.Value(slot[T]{}).(T)
	return v
}

// Package logx is the logger of the tools.
package logx

import (
	"context"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"sync"
)

// Level is how bad it is.
type Level int

// The levels.
const (
	Debug Level = iota
	Info
	Warn
	Error
	Fatal
)

func (l Level) String() string {
	return [...]string{"DEBUG", "INFO", "WARN", "ERROR", "FATAL"}[l]
}

// Logger writes lines to a writer.
type Logger struct {
	mu     sync.Mutex
	w      io.Writer
	min    Level
	fields []any
}

// New returns a logger to w.
func New(w io.Writer, min Level) *Logger {
	return &Logger{w: w, min: min}
}

var std = New(os.Stderr, Info)

// Default returns the logger of the process.
func Default() *Logger { return std }

// NewStdout returns a logger for containers, whose logs are read from standard output.
func NewStdout() *Logger {
	return New(os.Stdout, Debug)
}

// With returns a logger that adds fields.
func (l *Logger) With(fields ...any) *Logger {
	return &Logger{w: l.w, min: l.min, fields: append(l.fields[:len(l.fields):len(l.fields)], fields...)}
}

func (l *Logger) log(lv Level, format string, args ...any) {
	if lv >= l.min {
		l.mu.Lock()
		fmt.Fprintf(l.w, "%-5s %s %v\n", lv, fmt.Sprintf(format, args...), l.fields)
		l.mu.Unlock()
	}
	if lv == Fatal {
		os.Exit(1)
	}
}

// Debugf logs details.
func (l *Logger) Debugf(format string, args ...any) { l.log(Debug, format, args...) }

// Infof logs what happens.
func (l *Logger) Infof(format string, args ...any) { l.log(Info, format, args...) }

// Warnf logs what may be wrong.
func (l *Logger) Warnf(format string, args ...any) { l.log(Warn, format, args...) }

// Errorf logs what is wrong.
func (l *Logger) Errorf(format string, args ...any) { l.log(Error, format, args...) }

// Fatalf logs and ends the process.
func (l *Logger) Fatalf(format string, args ...any) { l.log(Fatal, format, args...) }

// Check ends the process if err is not nil.
func (l *Logger) Check(err error, what string) {
	if err != nil {
		l.Fatalf("%s: %v", what, err)
	}
}

// Failed logs err, if there is one, and tells whether there was.
func (l *Logger) Failed(err error, what string) bool {
	if err != nil {
		l.Errorf("%s: %v", what, err)
	}
	return err != nil
}

type key struct{}

// NewContext returns a context that has l.
func NewContext(ctx context.Context, l *Logger) context.Context {
	return context.WithValue(ctx, key{}, l)
}

// FromContext returns the logger of ctx, or the default.
func FromContext(ctx context.Context) *Logger {
	if l, ok := ctx.Value(key{}).(*Logger); ok {
		return l
	}
	return std
}

// Slog returns a structured logger to w.
func Slog(w io.Writer, debug bool) *slog.Logger {
	lv := slog.LevelInfo
	if debug {
		lv = slog.LevelDebug
	}
	return slog.New(slog.NewTextHandler(w, &slog.HandlerOptions{Level: lv}))
}

// Must returns v, or ends the process.
func Must[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}

// MustPanic returns v, or panics.
func MustPanic[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

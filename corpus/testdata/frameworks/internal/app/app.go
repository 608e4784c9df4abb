// Package app is what the commands of the tools have in common.
package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/store"
)

// Emitter tells somebody about events.
type Emitter interface {
	Emit(event string, args ...any)
}

// StdoutEmitter prints events for people.
type StdoutEmitter struct{}

// Emit prints.
func (StdoutEmitter) Emit(event string, args ...any) {
	fmt.Println(append([]any{event}, args...)...)
}

// LogEmitter logs events.
type LogEmitter struct{ Log *logx.Logger }

// Emit logs.
func (e LogEmitter) Emit(event string, args ...any) { e.Log.Infof("%s %v", event, args) }

// Recorder keeps events, for tests.
type Recorder struct{ Events []string }

// Emit keeps.
func (r *Recorder) Emit(event string, args ...any) {
	r.Events = append(r.Events, fmt.Sprint(append([]any{event}, args...)...))
}

// App is a tool.
type App struct {
	Out   io.Writer
	Err   io.Writer
	Log   *logx.Logger
	Emit  Emitter
	Path  string
	Quiet bool
}

// Option configures an App.
type Option func(*App)

// WithOut sets where results go.
func WithOut(w io.Writer) Option { return func(a *App) { a.Out = w } }

// WithEmitter sets who is told.
func WithEmitter(e Emitter) Option { return func(a *App) { a.Emit = e } }

// New returns an App that throws its results away, unless an option says otherwise.
func New(path string, opts ...Option) *App {
	a := &App{Out: io.Discard, Err: os.Stderr, Log: logx.Default(), Path: path}
	a.Emit = LogEmitter{a.Log}
	for _, o := range opts {
		o(a)
	}
	return a
}

// Store opens the store.
func (a *App) Store() (*store.Store, error) { return store.Open(a.Path) }

// Printf writes a result.
func (a *App) Printf(format string, args ...any) {
	if a.Quiet {
		return
	}
	fmt.Fprintf(a.Out, format, args...)
}

// ExitError is an error with a status.
type ExitError struct {
	Code int
	Err  error
}

func (e *ExitError) Error() string { return e.Err.Error() }

func (e *ExitError) Unwrap() error { return e.Err }

// Exit returns an error with a status.
func Exit(code int, format string, args ...any) error {
	return &ExitError{Code: code, Err: fmt.Errorf(format, args...)}
}

// Status returns the status of err.
func Status(err error) int {
	var e *ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &e):
		return e.Code
	}
	return 1
}

// Die prints err and ends the process; it is for main.
func Die(err error) {
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "error:", err)
	os.Exit(Status(err))
}

// Guard calls fn and makes an error of a panic.
func Guard(ctx context.Context, fn func(context.Context) error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("internal error: %v", r)
		}
	}()
	return fn(ctx)
}

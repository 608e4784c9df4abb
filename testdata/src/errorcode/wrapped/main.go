// Command wrapped ends with failures inside of errors of its own types.
package main

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/errorcode/wrapped/errs"
)

type none struct{}

// at is where an error came from.
type at struct {
	path string
	err  error
}

func (a *at) Error() string { return a.path + ": " + a.err.Error() }
func (a *at) Unwrap() error { return a.err }

func find() error {
	return envelope.Errorf(envelope.NotFound, "nothing there") // want `^exit code 5 NOT_FOUND ends the command of show, which does not declare it`
}

func show(ctx context.Context, in none) (none, error) {
	if err := find(); err != nil {
		return none{}, &at{path: "a", err: err}
	}
	return none{}, nil
}

// Some programs have a function for it.
func wrap(path string, err error) error {
	if err == nil {
		return nil
	}
	return &at{path, err}
}

func move(ctx context.Context, in none) (none, error) {
	return none{}, wrap("a", envelope.Errorf(envelope.Conflict, "it was moved")) // want `^exit code 6 CONFLICT ends the command of move, which does not declare it`
}

// hint is a value, and is an error because it has one.
type hint struct {
	error
	text string
}

func (h hint) Unwrap() error { return h.error }

func log(ctx context.Context, in none) (none, error) {
	return none{}, hint{envelope.Errorf(envelope.AuthRequired, "who are you?"), "log in"} // want `^exit code 8 AUTH_REQUIRED ends the command of log, which does not declare it`
}

// several are errors at a time.
type several struct{ all []error }

func (s several) Error() string   { return errors.Join(s.all...).Error() }
func (s several) Unwrap() []error { return s.all }

func check(ctx context.Context, in none) (none, error) {
	var all []error
	all = append(all, envelope.Errorf(envelope.Precondition, "not yet")) // want `^exit code 4 PRECONDITION ends the command of check, which does not declare it`
	return none{}, several{all}
}

func open(ctx context.Context, in none) (none, error) {
	e := &errs.Op{Name: "open"}
	e.Err = envelope.Errorf(envelope.PermissionDenied, "not yours") // want `^exit code 7 PERMISSION_DENIED ends the command of open, which does not declare it`
	return none{}, e
}

func close(ctx context.Context, in none) (none, error) {
	return none{}, errs.Wrap("close", envelope.Errorf(envelope.Timeout, "still busy")) // want `^exit code 10 TIMEOUT ends the command of close, which does not declare it`
}

// A failure that nothing gives back is only told of.
type told struct{ err error }

func (t *told) Error() string { return t.err.Error() }

// Whether the field is what it unwraps is not known of one that has two.
type twice struct{ cause, cleanup error }

func (t *twice) Error() string { return t.cause.Error() }
func (t *twice) Unwrap() error { return t.cause }

func quiet(ctx context.Context, in none) (none, error) {
	var a at
	switch a.path {
	case "a":
		return none{}, &told{envelope.Errorf(envelope.NotFound, "no such file")}
	case "b":
		return none{}, &twice{cleanup: envelope.Errorf(envelope.Conflict, "in use")}
	}
	a.err = envelope.Errorf(envelope.NotFound, "no such folder")
	a.err = errors.New("something else")
	return none{}, &a
}

func main() {
	app := envelope.New("wrapped")
	register(app, "show", show)
	register(app, "move", move)
	register(app, "log", log)
	register(app, "check", check)
	register(app, "open", open)
	register(app, "close", close)
	register(app, "quiet", quiet)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, none) (none, error)) {
	envelope.Register(app, envelope.Command[none, none]{Name: name, Summary: "S", Effect: envelope.Safe, Run: run})
}

// Package main has helpers that answer with what they are asked for: whether a
// command gets one of their failures only its author knows.
package main

import (
	"context"
	"errors"
	"io/fs"
	"net/http"
	"os"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

var errGone, errTaken = errors.New("gone"), errors.New("taken")

func main() {
	app := envelope.New("chosen")
	add(app, "translated", func(context.Context, none) (none, error) { return none{}, translate(errGone) })
	add(app, "status", func(context.Context, none) (none, error) { return none{}, ofStatus(404) })
	add(app, "kind", func(context.Context, none) (none, error) { return none{}, kind(1).failure() })
	add(app, "looked-up", func(context.Context, none) (none, error) { return none{}, &envelope.Error{Exit: exits["gone"]} })
	add(app, "handled", handled)
	add(app, "compared", compared)
	add(app, "taken-apart", takenApart)
	add(app, "told", told)
	add(app, "other", other)
	add(app, "file", func(context.Context, none) (none, error) { _, err := os.Stat("x"); return none{}, ofFile(err) })
	app.Main()
}

func add(app *envelope.App, name string, run func(context.Context, none) (none, error)) {
	envelope.Register(app, envelope.Command[none, none]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func translate(err error) error {
	switch {
	case errors.Is(err, errGone):
		return envelope.Errorf(envelope.NotFound, "there is none") // want `exit code 5 NOT_FOUND ends command of envelope\.Register, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	case errors.Is(err, errTaken):
		return envelope.Errorf(envelope.Conflict, "there is one") // want `exit code 6 CONFLICT ends command of envelope\.Register, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	}
	return err
}

func ofStatus(status int) error {
	exit := envelope.GeneralError
	switch status {
	case http.StatusNotFound, http.StatusGone:
		exit = envelope.NotFound
	case http.StatusConflict:
		exit = envelope.Conflict
	}
	return envelope.Errorf(exit, "status %d", status) // want `exit code 5 NOT_FOUND ends command of envelope\.Register, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)` `exit code 6 CONFLICT ends command of envelope\.Register`
}

type kind int

func (k kind) failure() error {
	if k == 1 {
		return &envelope.Error{Exit: envelope.Precondition} // want `exit code 4 PRECONDITION ends command of envelope\.Register, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	}
	return nil
}

var exits = map[string]envelope.ExitCode{"gone": envelope.NotFound}

func ofFile(err error) error {
	if os.IsNotExist(err) || errors.Is(err, fs.ErrPermission) {
		return envelope.Errorf(envelope.PermissionDenied, "cannot be read") // want `exit code 7 PERMISSION_DENIED ends command of envelope\.Register, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	}
	return err
}

func missing() error { return envelope.Errorf(envelope.NotFound, "there is none") } // want `exit code 5 NOT_FOUND ends the command of handled, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`

func isMissing(err error) bool {
	var e *envelope.Error
	return errors.As(err, &e) && e.Exit == envelope.NotFound
}

// The failure is dealt with, what is returned is another one.
func handled(context.Context, none) (none, error) {
	err := missing()
	if isMissing(err) {
		return none{}, nil
	}
	return none{}, err
}

func compared(context.Context, none) (none, error) {
	err := missing()
	if err == errGone {
		return none{}, nil
	}
	return none{}, err
}

func takenApart(context.Context, none) (none, error) {
	err := missing()
	var e *envelope.Error
	if errors.As(err, &e) && e.Exit == envelope.NotFound {
		return none{}, nil
	}
	return none{}, e
}

var errMissing = envelope.Errorf(envelope.Conflict, "there is one") // want `exit code 6 CONFLICT ends the command of other, which does not declare it`

func find() error { return errMissing }

// What find answers with is dealt with.
func told(context.Context, none) (none, error) {
	err := find()
	if errors.Is(err, errMissing) {
		return none{}, nil
	}
	return none{}, err
}

func other(context.Context, none) (none, error) {
	err := find()
	if errors.Is(err, errTaken) {
		return none{}, nil
	}
	return none{}, err
}

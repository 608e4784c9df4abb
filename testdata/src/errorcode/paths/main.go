// Package main makes failures whose fields belong together on each path, and some
// that no path puts right.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func main() {
	app := envelope.New("paths")
	envelope.Register(app, envelope.Command[none, none]{
		Name: "all", Summary: "All", Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{
			envelope.NotFound:     {Description: "There is none"},
			envelope.Conflict:     {Description: "There is one"},
			envelope.RateLimited:  {Description: "Too often", Retryable: true},
			envelope.Unavailable:  {Description: "Not there", Retryable: true},
			envelope.Redirected:   {Description: "Moved"},
			envelope.Precondition: {Description: "Not yet"},
		},
	})
	app.Main()
}

func run(context.Context, none) (none, error) {
	return none{}, errors.Join(
		both(), crossed(), alone(), raised(), moved("x"), kept("x"), named("x"), filled(), always("x"),
		waiting(), hurried(), limited(envelope.NotFound), limited(envelope.RateLimited),
		fail(envelope.Conflict, 0), fail(envelope.RateLimited, time.Second), replaced(),
	)
}

func taken() bool { return os.Getenv("TAKEN") != "" }

func both() error {
	exit, code := envelope.Unavailable, "UNAVAILABLE"
	if taken() {
		exit, code = envelope.Conflict, "CONFLICT"
	}
	return &envelope.Error{Exit: exit, Code: code}
}

// No path has the code that belongs to its exit code.
func crossed() error {
	exit, code := envelope.Unavailable, "NOT_FOUND"
	if taken() {
		exit, code = envelope.Conflict, "PRECONDITION"
	}
	return &envelope.Error{Exit: exit, Code: code} // want `error code NOT_FOUND is the name of exit code 5, and the failure ends with 12 UNAVAILABLE; make them agree`
}

// The code is the same on both paths.
func alone() error {
	exit := envelope.Unavailable
	if taken() {
		exit = envelope.Conflict
	}
	return &envelope.Error{Exit: exit, Code: "UNAVAILABLE"} // want `error code UNAVAILABLE is the name of exit code 12, and the failure ends with 6 CONFLICT; make them agree`
}

func raised() error {
	e := &envelope.Error{Code: "GENERAL_ERROR"}
	if taken() {
		e.Exit, e.Code = envelope.Conflict, "CONFLICT"
	}
	return e
}

// What the exit code was before does not matter.
func replaced() error {
	e := envelope.Errorf(envelope.PermissionDenied, "taken")
	if taken() {
		e.Message = "taken by hand"
	}
	e.Exit = envelope.Conflict
	e.Code = "CONFLICT"
	return e
}

func moved(to string) error {
	e := envelope.Errorf(envelope.NotFound, "there is none")
	if to != "" {
		e.Exit = envelope.Redirected
		e.Redirect = &envelope.Redirect{Command: to}
	}
	return e
}

// The exit code stays, wherever it is moved to.
func kept(to string) error {
	e := envelope.Errorf(envelope.NotFound, "there is none") // want `exit code 5 NOT_FOUND has a Redirect, which is left out; use Redirected or drop it`
	if to != "" {
		e.Redirect = &envelope.Redirect{Command: to}
	}
	return e
}

func named(to string) error {
	var redirect *envelope.Redirect
	exit := envelope.NotFound
	if to != "" {
		exit, redirect = envelope.Redirected, &envelope.Redirect{Command: to}
	}
	return &envelope.Error{Exit: exit, Redirect: redirect}
}

func always(to string) error {
	exit := envelope.NotFound
	if to != "" {
		exit = envelope.Conflict
	}
	return &envelope.Error{Exit: exit, Redirect: &envelope.Redirect{Command: to}} // want `exit code 5 NOT_FOUND has a Redirect, which is left out; use Redirected or drop it`
}

// Its exit code is set elsewhere.
func filled() error {
	e := &envelope.Error{Code: "CONFLICT"}
	fill(e)
	return e
}

func fill(e *envelope.Error) { e.Exit = envelope.Conflict }

func waiting() error {
	exit := envelope.NotFound
	if taken() {
		exit = envelope.RateLimited
	}
	e := envelope.Errorf(exit, "wait")
	if exit == envelope.RateLimited {
		e.RetryAfter = time.Second
	}
	return e
}

func hurried() error {
	exit := envelope.NotFound
	if taken() {
		exit = envelope.RateLimited
	}
	e := envelope.Errorf(exit, "wait") // want `exit code 5 NOT_FOUND says when to call command all again, and is not retryable, so it is left out; declare it Retryable or drop RetryAfter and RetryStrategy`
	e.RetryAfter = time.Second
	return e
}

func limited(exit envelope.ExitCode) error {
	e := envelope.Errorf(exit, "wait")
	switch exit {
	case envelope.RateLimited:
		e.RetryAfter = time.Minute
	case envelope.NotFound:
		e.FixRequired = "create it"
	}
	return e
}

func fail(exit envelope.ExitCode, wait time.Duration) error {
	return &envelope.Error{Exit: exit, RetryAfter: wait, Message: fmt.Sprint("wait ", wait)}
}

// Package main hands error codes to functions that make its failures.
package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/errorcode/handed/errs"
)

type in struct {
	Key string `name:"key" help:"Key"`
}

type none struct{}

// fail is how many programs make their errors.
func fail(exit envelope.ExitCode, code, format string, args ...any) error {
	return &envelope.Error{Exit: exit, Code: code, Message: fmt.Sprintf(format, args...)}
}

// busy is one that says which.
func busy(code string) error { return fail(envelope.Conflict, code, "somebody else has it") }

// late sets the code of what it makes.
func late(code string) *envelope.Error {
	e := envelope.Errorf(envelope.Timeout, "it took too long")
	e.Code = code
	return e
}

// lenient has a code of its own for want of another.
func lenient(code string) error {
	if code == "" {
		code = "UNKNOWN"
	}
	return &envelope.Error{Exit: envelope.GeneralError, Code: code}
}

// either makes one of two.
func either(gone bool, code string) error {
	if gone {
		return &envelope.Error{Exit: envelope.NotFound, Code: code}
	}
	return &envelope.Error{Exit: envelope.Conflict, Code: code}
}

// fromStatus has the exit code of a status.
func fromStatus(status int, code string) error {
	return &envelope.Error{Exit: envelope.ExitCode(status / 100), Code: code}
}

type store struct{ name string }

func (s *store) fail(code string) error { return fail(envelope.NotFound, code, "%s has none", s.name) }

func run(_ context.Context, in in) (none, error) {
	s := &store{"users"}
	name := "LOCKED"
	if in.Key != "" {
		name = "locked"
	}
	return none{}, errors.Join(
		fail(envelope.Conflict, "not-good", "locked"),      // want `error code "not-good" does not match`
		fail(envelope.Conflict, "E_"+in.Key, "locked"),     // want `error code is put together when the program runs`
		fail(envelope.GeneralError, "NOT_FOUND", "no key"), // want `error code NOT_FOUND is the name of exit code 5, and the failure ends with 1 GENERAL_ERROR; make them agree`
		fail(envelope.NotFound, "NOT_FOUND", "no key"),
		fail(envelope.Conflict, "LOCKED", "not-good"),
		fail(envelope.Conflict, in.Key, "as the caller has it"),
		fail(envelope.Conflict, "", "as the exit code has it"),
		fail(envelope.Conflict, name, "locked"), // want `error code "locked" does not match`
		fail(exitOf(in.Key), "NOT_FOUND", "it may be"),
		fail(exitOf(in.Key), "not found", "it is not"), // want `error code "not found" does not match`
		busy("taken"),     // want `error code "taken" does not match`
		busy("NOT_FOUND"), // want `error code NOT_FOUND is the name of exit code 5, and the failure ends with 6 CONFLICT`
		busy("CONFLICT"),
		late("too late"), // want `error code "too late" does not match`
		late("TIMEOUT"),
		lenient("x-x"),
		either(true, "NOT_FOUND"),
		either(true, "is gone"), // want `error code "is gone" does not match`
		fromStatus(600, "CONFLICT"),
		s.fail("no-user"), // want `error code "no-user" does not match`
		s.fail("NO_USER"),
		errs.New(envelope.NotFound, "no-key", "%s"), // want `error code "no-key" does not match`
		errs.New(envelope.NotFound, "NO_KEY", "%s"),
		errs.Gone("CONFLICT"), // want `error code CONFLICT is the name of exit code 6, and the failure ends with 5 NOT_FOUND`
		errs.Gone("GONE"),
		errs.Logged("as it likes"),
	)
}

func exitOf(key string) envelope.ExitCode {
	if key == "" {
		return envelope.NotFound
	}
	return envelope.Conflict
}

// variables are failures that a literal begins.
func variables(_ context.Context, in in) (none, error) {
	e := envelope.Error{Exit: envelope.GeneralError, Message: "x"} // want `error code "not-good" does not match`
	e.Code = "not-good"
	if in.Key == "e" {
		return none{}, &e
	}
	replaced := envelope.Error{Exit: envelope.GeneralError, Code: "not-good"}
	replaced.Code = "GOOD"
	if in.Key == "replaced" {
		return none{}, &replaced
	}
	slow := envelope.Error{Exit: envelope.RateLimited} // want `exit code 11 RATE_LIMITED ends command variables`
	slower := slow
	slower.RetryAfter = 3
	if in.Key == "slower" {
		return none{}, &slower
	}
	told := envelope.Error{Exit: envelope.AuthRequired} // want `exit code 8 AUTH_REQUIRED ends command variables, which does not declare it`
	return none{}, &told
}

func main() {
	app := envelope.New("handed")
	codes := envelope.ExitCodes{
		envelope.Conflict: {Description: "There is one"}, envelope.NotFound: {Description: "There is none"}, envelope.Timeout: {Description: "It is late"},
	}
	envelope.Register(app, envelope.Command[in, none]{Name: "run", Summary: "Run", Effect: envelope.Safe, Run: run, ExitCodes: codes})
	envelope.Register(app, envelope.Command[in, none]{Name: "variables", Summary: "Variables", Effect: envelope.Safe, Run: variables})
	app.Main()
}

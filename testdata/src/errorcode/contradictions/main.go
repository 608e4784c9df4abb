// Package main has failures of which one part says something else than another,
// and failures that only seem to.
package main

import (
	"context"
	"errors"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func main() {
	app := envelope.New("contradictions")
	envelope.Register(app, envelope.Command[none, none]{
		Name: "all", Summary: "All", Effect: envelope.Safe, Validate: validate, Run: run,
		ExitCodes: envelope.ExitCodes{
			envelope.NotFound:     {Description: "There is none"},
			envelope.Conflict:     {Description: "There is one", Retryable: true},
			envelope.RateLimited:  {Description: "Too often", SideEffects: envelope.PartialSideEffects},
			envelope.Unavailable:  {Description: "Not there", Retryable: true},
			envelope.Redirected:   {Description: "Moved"},
			envelope.Precondition: {Description: "Not yet"},
		},
	})
	app.Main()
}

func run(context.Context, none) (none, error) {
	moved := &envelope.Redirect{Command: "tool get", Permanent: true, Reason: "renamed"}
	wait := envelope.Errorf(envelope.Unavailable, "not there")
	wait.RetryAfter = time.Second
	limited := envelope.Errorf(envelope.RateLimited, "wait") // want `exit code 11 RATE_LIMITED says when to call command all again, and is not retryable, so it is left out; declare it Retryable or drop RetryAfter and RetryStrategy \(errorcode\)`
	limited.RetryAfter = time.Minute
	return none{}, errors.Join(
		&envelope.Error{Exit: envelope.NotFound, Code: "CONFLICT"}, // want `error code CONFLICT is the name of exit code 6, and the failure ends with 5 NOT_FOUND; make them agree \(errorcode\)`
		&envelope.Error{Exit: envelope.NotFound, Code: "USER_NOT_FOUND"},
		&envelope.Error{Exit: envelope.Success, Message: "all is well"},         // want `exit code 0 SUCCESS is given to a failure, it is answered with 1 GENERAL_ERROR; use the code that says what failed \(errorcode\)`
		&envelope.Error{Exit: 0, Message: "all is well, too"},                   // want `exit code 0 SUCCESS is given to a failure, it is answered with 1 GENERAL_ERROR; use the code that says what failed \(errorcode\)`
		&envelope.Error{Exit: envelope.RateLimited, Message: "too often"},       // want `exit code 11 RATE_LIMITED comes without a time to wait, callers are told to come back in a second; set RetryAfter \(errorcode\)`
		envelope.Errorf(envelope.RateLimited, "too often"),                      // want `exit code 11 RATE_LIMITED comes without a time to wait, callers are told to come back in a second; set RetryAfter \(errorcode\)`
		&envelope.Error{Exit: envelope.Unavailable, RetryStrategy: "sometimes"}, // want `retry strategy "sometimes" is none that callers know; use RetryImmediately, RetryLinearly or RetryBackingOff \(errorcode\)`
		&envelope.Error{Exit: envelope.Unavailable, RetryStrategy: envelope.RetryBackingOff},
		&envelope.Error{Exit: envelope.NotFound, RetryAfter: time.Second},                   // want `exit code 5 NOT_FOUND says when to call command all again, and is not retryable, so it is left out; declare it Retryable or drop RetryAfter and RetryStrategy \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, FixRequired: "pull first"},                 // want `exit code 6 CONFLICT of command all is retryable and asks for a fix, which is left out; declare it not Retryable or drop FixRequired \(errorcode\)`
		&envelope.Error{Exit: envelope.Precondition, FixCommand: "tool login <user>"},       // want `fix command "tool login <user>" has "<" in it, it cannot be run as it stands and is left out; give one complete command \(errorcode\)`
		&envelope.Error{Exit: envelope.Precondition, FixCommand: "tool login && tool init"}, // want `fix command "tool login && tool init" has "&" in it, it cannot be run as it stands and is left out; give one complete command \(errorcode\)`
		&envelope.Error{Exit: envelope.Precondition, FixCommand: "tool init"},
		&envelope.Error{Exit: envelope.Precondition, Suggestion: "tool login <user> | less"},
		&envelope.Error{Exit: envelope.Redirected, Message: "moved"}, // want `exit code 13 REDIRECTED names no command to call instead, callers cannot go on; set Redirect \(errorcode\)`
		&envelope.Error{Exit: envelope.Redirected, Redirect: moved},
		&envelope.Error{Exit: envelope.NotFound, Redirect: moved}, // want `exit code 5 NOT_FOUND has a Redirect, which is left out; use Redirected or drop it \(errorcode\)`
		wait, limited, unknown(envelope.RateLimited), later(), told(),
	)
}

// Which code it is nobody knows here.
func unknown(exit envelope.ExitCode) error { return &envelope.Error{Exit: exit, Code: "OTHER_CODE"} }

// The time is set elsewhere.
func later() error {
	e := envelope.Errorf(envelope.RateLimited, "wait")
	set(e)
	return e
}

// The time is set on the failure with its data.
func told() error {
	e := envelope.Errorf(envelope.RateLimited, "wait").WithData(none{})
	e.RetryAfter, e.RetryStrategy = time.Second, envelope.RetryLinearly
	return e
}

func set(e *envelope.Error) { e.RetryAfter = time.Second }

func validate(_ context.Context, in none) error {
	return errors.Join(
		envelope.Errorf(envelope.NotFound, "no such thing"), // want `exit code 5 NOT_FOUND comes from Validate of command all, where every failure is an ARG_ERROR, callers are told that instead; use ArgError, or check it in Run \(errorcode\)`
		envelope.Errorf(envelope.ArgError, "refused"),
		&envelope.Error{Param: "id", Message: "too long"},
		&envelope.Error{Param: "id", Exit: envelope.NotFound, Code: "ID_UNKNOWN"},
	)
}

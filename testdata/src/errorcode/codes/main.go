// Package main gives failures codes that callers cannot match, and codes that
// look the same and can be matched.
package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

const exists = "ALREADY_EXISTS"

func main() {
	app := envelope.New("codes")
	envelope.Register(app, envelope.Command[none, none]{
		Name: "codes", Summary: "Codes", Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{envelope.Conflict: {Description: "There is one"}, envelope.NotFound: {Description: "There is none"}},
	})
	app.Main()
}

func run(ctx context.Context, _ none) (none, error) {
	err := errors.Join(
		&envelope.Error{Exit: envelope.Conflict, Code: "already_exists"}, // want `error code "already_exists" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: "AlreadyExists"},  // want `error code "AlreadyExists" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: "E"},              // want `error code "E" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: "ALREADY EXISTS"}, // want `error code "ALREADY EXISTS" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: "4XX"},            // want `error code "4XX" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: exists},
		&envelope.Error{Exit: envelope.Conflict, Code: "E2"},
		&envelope.Error{Exit: envelope.Conflict, Code: "CONFLICT"},
	)
	err = errors.Join(err,
		&envelope.Error{Exit: envelope.Conflict, Code: fmt.Sprintf("CONFLICT_%d", 3)}, // want `error code is put together when the program runs, callers cannot compare it with anything; use a constant \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: err.Error()},                   // want `error code is put together when the program runs, callers cannot compare it with anything; use a constant \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: strings.ToUpper(names["x"])},   // want `error code is put together when the program runs, callers cannot compare it with anything; use a constant \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: "CONFLICT_" + names["x"]},      // want `error code is put together when the program runs, callers cannot compare it with anything; use a constant \(errorcode\)`
		&envelope.Error{Exit: envelope.Conflict, Code: names["x"]},
		&envelope.Error{Exit: envelope.Conflict, Code: codeOf(err)},
		&envelope.Error{Exit: envelope.Conflict, Code: either(err == nil)},
		&envelope.Error{Exit: envelope.Conflict, Message: fmt.Sprintf("no %s", names["x"])},
	)
	code := "LOCKED"
	if err != nil {
		code = "locked"
	}
	e := envelope.Errorf(envelope.Conflict, "locked") // want `error code "locked" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
	e.Code = code
	envelope.Warn(ctx, "slow", "took %d steps", 3) // want `warning code "slow" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, callers cannot tell it from the text; rename it \(errorcode\)`
	envelope.Warn(ctx, "SLOW", "took %d steps", 3)
	log{}.Warn(ctx, "slow", "took %d steps", 3)
	return none{}, errors.Join(err, e)
}

type log struct{}

func (log) Warn(ctx context.Context, code, format string, args ...any) {}

var names = map[string]string{"x": "X_GONE"}

func codeOf(err error) string {
	if err == nil {
		return "NONE_AT_ALL"
	}
	return "SOME_OF_IT"
}

func either(yes bool) string {
	const this, that = "THIS", "THAT"
	if yes {
		return this
	}
	return that
}

// An Error of the program's own has the codes that it wants.
type Error struct {
	Exit int
	Code string
}

var _ = Error{Exit: 500, Code: "not found"}

// Package main answers with exit codes that its commands do not declare, and
// with those that need no declaration.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func main() {
	app := envelope.New("undeclared")
	envelope.Register(app, envelope.Command[none, none]{
		Name: "plain", Summary: "Plain", Effect: envelope.Safe,
		Run: func(context.Context, none) (none, error) {
			return none{}, envelope.Errorf(envelope.NotFound, "no such thing") // want `exit code 5 NOT_FOUND ends command plain, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
		},
	})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "literal", Summary: "Literal", Effect: envelope.Safe, Run: literal,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is none"}},
	})
	envelope.Register(app, envelope.Command[none, none]{Name: "wrapped", Summary: "Wrapped", Effect: envelope.Safe, Run: wrapped})
	envelope.Register(app, envelope.Command[none, none]{Name: "joined", Summary: "Joined", Effect: envelope.Safe, Run: joined})
	envelope.Register(app, envelope.Command[none, none]{Name: "named", Summary: "Named", Effect: envelope.Safe, Run: named})
	envelope.Register(app, envelope.Command[none, none]{Name: "closure", Summary: "Closure", Effect: envelope.Safe, Run: closure})
	envelope.Register(app, envelope.Command[none, none]{Name: "changed", Summary: "Changed", Effect: envelope.Safe, Run: changed})
	envelope.Register(app, envelope.Command[none, none]{Name: "own", Summary: "Own", Effect: envelope.Safe, Run: ownCode})
	envelope.Register(app, envelope.Command[none, none]{Name: "free", Summary: "Free", Effect: envelope.Safe, Run: free})
	envelope.Register(app, envelope.Command[none, none]{Name: "limited", Summary: "Limited", Effect: envelope.Safe, Timeout: time.Second, Run: limited})
	envelope.Register(app, complete)
	app.Main()
}

func literal(context.Context, none) (none, error) {
	return none{}, &envelope.Error{Exit: envelope.Conflict, Message: "there is one"} // want `exit code 6 CONFLICT ends command literal, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func wrapped(context.Context, none) (none, error) {
	if err := lookUp(); err != nil {
		return none{}, fmt.Errorf("looking up: %w", err)
	}
	return none{}, nil
}

func lookUp() error { return envelope.Errorf(envelope.Precondition, "not set up") } // want `exit code 4 PRECONDITION ends command wrapped, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`

func joined(context.Context, none) (none, error) {
	return none{}, errors.Join(errors.New("first"), &envelope.Error{Exit: envelope.PermissionDenied}) // want `exit code 7 PERMISSION_DENIED ends command joined, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func named(context.Context, none) (out none, err error) {
	defer func() { recover() }()
	err = envelope.Errorf(envelope.Timeout, "too late") // want `exit code 10 TIMEOUT ends command named, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	return
}

func closure(context.Context, none) (none, error) {
	var err error
	each(func(n int) {
		if n > 2 {
			err = envelope.Errorf(envelope.Unavailable, "no answer") // want `exit code 12 UNAVAILABLE ends command closure, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
		}
	})
	return none{}, err
}

func each(f func(int)) { f(1) }

func changed(context.Context, none) (none, error) {
	e := envelope.Errorf(envelope.GeneralError, "failed") // want `exit code 8 AUTH_REQUIRED ends command changed, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	e.Exit = envelope.AuthRequired
	return none{}, e
}

const quota envelope.ExitCode = 80

func ownCode(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(quota, "used up") // want `exit code 80 of the program's own ends command own, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

// The runtime answers with these itself.
func free(context.Context, none) (none, error) {
	switch time.Now().Day() {
	case 1:
		return none{}, envelope.Errorf(envelope.GeneralError, "failed")
	case 2:
		return none{}, envelope.Errorf(envelope.ArgError, "refused too late")
	case 3:
		return none{}, envelope.Errorf(envelope.PartialFailure, "began")
	case 4:
		return none{}, errors.New("no failure of the runtime's")
	}
	return none{}, &envelope.Error{Message: "says nothing"}
}

func limited(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.Timeout, "too late")
}

var complete = envelope.Command[none, none]{
	Name: "complete", Summary: "Complete", Effect: envelope.Safe,
	ExitCodes: envelope.ExitCodes{
		envelope.NotFound: {Description: "There is none"},
		quota:             {Name: "QUOTA", Description: "Used up"},
	},
	Run: func(context.Context, none) (none, error) {
		if time.Now().Day() == 1 {
			return none{}, envelope.Errorf(quota, "used up")
		}
		return none{}, envelope.Errorf(envelope.NotFound, "there is none")
	},
}

// Command mirror answers with the failures that a deferred function leaves.
package main

import (
	"context"
	"fmt"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func fetch() error {
	return envelope.Errorf(envelope.NotFound, "no such page") // want `^exit code 5 NOT_FOUND ends command wrap, which does not declare it`
}

// The server is what failed, whatever it says.
func replace(context.Context, none) (out none, err error) {
	defer func() {
		if err != nil {
			err = &envelope.Error{Exit: envelope.Unavailable, Message: err.Error(), RetryAfter: time.Second}
		}
	}()
	return none{}, fetch()
}

func wrap(context.Context, none) (out none, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("mirror: %w", err)
		}
	}()
	return none{}, fetch()
}

func undeclared(context.Context, none) (out none, err error) {
	defer func() {
		if err != nil {
			err = envelope.Errorf(envelope.Conflict, "mirror: %v", err) // want `^exit code 6 CONFLICT ends command undeclared, which does not declare it`
		}
	}()
	return none{}, fetch()
}

func main() {
	app := envelope.New("mirror")
	down := envelope.ExitCodes{envelope.Unavailable: {Description: "The server is down", Retryable: true, SideEffects: envelope.NoSideEffects}}
	envelope.Register(app, envelope.Command[none, none]{Name: "replace", Summary: "R", Effect: envelope.Safe, ExitCodes: down, Run: replace})
	envelope.Register(app, envelope.Command[none, none]{Name: "wrap", Summary: "W", Effect: envelope.Safe, Run: wrap})
	envelope.Register(app, envelope.Command[none, none]{Name: "undeclared", Summary: "U", Effect: envelope.Safe, Run: undeclared})
	app.Main()
}

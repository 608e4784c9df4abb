// Package main answers with exit codes that the fix declares.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

var codes = envelope.ExitCodes{
	envelope.Conflict: {Description: "There is one"},
}

func main() {
	app := envelope.New("declare")
	envelope.Register(app, envelope.Command[none, none]{Name: "no-codes", Summary: "No codes", Effect: envelope.Safe, Run: missing})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "some", Summary: "Some", Effect: envelope.Safe,
		ExitCodes: envelope.ExitCodes{envelope.Conflict: {Description: "There is one"}},
		Run: func(context.Context, none) (none, error) {
			return none{}, envelope.Errorf(envelope.PermissionDenied, "not allowed") // want `exit code 7 PERMISSION_DENIED ends command some, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
		},
	})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "shared", Summary: "Shared", Effect: envelope.Safe, ExitCodes: codes,
		Run: func(context.Context, none) (none, error) {
			return none{}, envelope.Errorf(envelope.Precondition, "not yet") // want `exit code 4 PRECONDITION ends command shared, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
		},
	})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "empty", Summary: "Empty", Effect: envelope.Safe,
		ExitCodes: envelope.ExitCodes{
			// none yet
		},
		Run: func(context.Context, none) (none, error) {
			return none{}, envelope.Errorf(envelope.PermissionDenied, "not allowed") // want `exit code 7 PERMISSION_DENIED ends command empty`
		},
	})
	app.Main()
}

func missing(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.NotFound, "there is none") // want `exit code 5 NOT_FOUND ends command no-codes, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

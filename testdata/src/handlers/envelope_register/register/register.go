// Package register is a registrar with the type parameters of the runtime.
package register

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// Safe registers a command that changes nothing.
func Safe[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) { // want Safe:`envelope argument 3`
	envelope.Register(app, envelope.Command[In, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

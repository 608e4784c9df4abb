// Package register is how the programs of a company register.
package register

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// Safe registers a command that changes nothing.
func Safe[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

// Plain registers one without parameters, by way of Safe.
func Plain[Out any](app *envelope.App, name string, run func(context.Context, struct{}) (Out, error)) {
	Safe(app, name, run)
}

// Swapped is given its types the other way round.
func Swapped[Out, In any](app *envelope.App, c envelope.Command[In, Out]) {
	c.Summary = "A command"
	envelope.Register(app, c)
}

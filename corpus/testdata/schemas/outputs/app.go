// Package outputs has commands that answer with data of all kinds.
package outputs

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// NewApp makes the application.
func NewApp() *envelope.App {
	app := envelope.New("depot", envelope.Version("1.3.0"))
	registerUntyped(app)
	registerTyped(app)
	registerExplicit(app)
	registerAbsent(app)
	for _, c := range reports {
		envelope.Register(app, c)
	}
	return app
}

type none struct{}

type byName struct {
	Name string `name:"name" help:"Name of the host" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
}

// addSafe registers a command that changes nothing.
func addSafe[In, Out any](app *envelope.App, name, summary string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{
		Name: name, Summary: summary, Effect: envelope.Safe, Run: run,
	})
}

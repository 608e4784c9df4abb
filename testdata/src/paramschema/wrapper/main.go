// Command jobs registers through a function of its own.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type startIn struct {
	Name string `name:"name"` // want `^parameter name has no description`
}

type answer struct {
	Name string `name:"Name"` // an answer, with the tag of something else
}

func add[In any](app *envelope.App, name string, run func(context.Context, In) (answer, error)) {
	envelope.Register(app, envelope.Command[In, answer]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func start(ctx context.Context, in startIn) (answer, error) { return answer{}, nil }

func main() {
	app := envelope.New("jobs")
	add(app, "start", start)
	add(app, "stop", func(ctx context.Context, in struct{ Force bool }) (answer, error) { // want `^field In\.Force has no name tag`
		return answer{}, nil
	})
	app.Main()
}

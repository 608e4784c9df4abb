// Command builds registers through functions of its own.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatiledata/wrappers/register"
)

type build struct {
	Done time.Time `json:"done"` // want `^field Out\.Done is a time`
}

type log struct {
	Printed string `json:"printed_at"` // want `^field Out\[\]\.Printed is called printed_at`
}

type artifact struct {
	Made time.Time `json:"made"` // want `^field Out\.Made is a time`
}

// filter is what a command takes.
type filter struct {
	Now time.Time `name:"-" json:"now"`
}

type local struct {
	Took string `json:"took"` // want `^field Out\.Took is called took`
}

// other is given to a function that registers nothing.
type other struct {
	Now time.Time `json:"now"`
}

func show(ctx context.Context, in filter) (build, error)       { return build{}, nil }
func logs(ctx context.Context, in struct{}) ([]log, error)     { return nil, nil }
func times(ctx context.Context, in struct{}) (local, error)    { return local{}, nil }
func nothing[T any](f func(context.Context, T) (other, error)) {}

func add[Out any](app *envelope.App, run func(context.Context, struct{}) (Out, error)) {
	c := envelope.Command[struct{}, Out]{Name: "x", Effect: envelope.Safe}
	c.Summary = "Does x"
	c.Run = run
	envelope.Register(app, c)
}

func main() {
	app := envelope.New("builds")
	register.Safe(app, "show", show)
	register.Plain(app, "logs", logs)
	register.Swapped[artifact, filter](app, envelope.Command[filter, artifact]{Name: "artifact", Effect: envelope.Safe})
	add(app, times)
	nothing(func(ctx context.Context, in filter) (other, error) { return other{}, nil })
	app.Main()
}

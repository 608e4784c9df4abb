//go:build go1.27

// Command method_registrars registers its handlers by methods with type parameters, of a
// type that has none and of one that has.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Text string `json:"text"`
}

// A tool has commands.
type tool struct{ app *envelope.App }

func (t tool) add[In, Out any](name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(t.app, envelope.Command[In, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

// A group has commands that are all given the same.
type group[In any] struct{ app *envelope.App }

func (g *group[In]) add[Out any](name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(g.app, envelope.Command[In, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func show(ctx context.Context, in none) (out, error) {
	return out{Text: time.Now().String()}, nil // want `^field Out\.Text comes from time\.Now`
}

func list(ctx context.Context, in none) ([]out, error) {
	return []out{{Text: time.Now().String()}}, nil // want `^field Out\[\]\.Text comes from time\.Now`
}

func count(ctx context.Context, in none) (int, error) { return 1, nil }

func main() {
	app := envelope.New("tool")
	t := tool{app}
	t.add("show", show)
	t.add[none, int]("count", count)
	g := &group[none]{app}
	g.add("list", list)
	app.Main()
}

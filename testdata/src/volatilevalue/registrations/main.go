// Command registers handlers in all ways, and answers failures with data.
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

type service struct{ now func() time.Time }

func (s *service) show(ctx context.Context, in none) (out, error) {
	return out{Text: s.now().String()}, nil
}

func literal(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, out]{
		Name: "literal", Summary: "Literal", Effect: envelope.Safe,
		Run: func(ctx context.Context, in none) (out, error) {
			return out{Text: time.Now().String()}, nil // want `^field Out\.Text comes from time\.Now`
		},
	})
}

func variable(app *envelope.App) {
	c := envelope.Command[none, []out]{Name: "variable", Summary: "Variable", Effect: envelope.Safe}
	c.Run = func(ctx context.Context, in none) ([]out, error) {
		return []out{{Text: time.Now().String()}}, nil // want `^field Out\[\]\.Text comes from time\.Now`
	}
	envelope.Register(app, c)
}

func add[Out any](app *envelope.App, name string, run func(context.Context, none) (Out, error)) {
	envelope.Register(app, envelope.Command[none, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func wrapped(ctx context.Context, in none) (out, error) {
	return out{Text: time.Now().String()}, nil // want `^field Out\.Text comes from time\.Now`
}

func failing(ctx context.Context, in none) (out, error) {
	return out{}, envelope.Errorf(envelope.Conflict, "taken").WithData(out{Text: time.Now().String()}) // want `^field data\.Text comes from time\.Now`
}

func fail(v any) error { return envelope.Errorf(envelope.Conflict, "taken").WithData(v) }

func failed(ctx context.Context, in none) (out, error) {
	return out{}, fail(&out{Text: time.Now().String()}) // want `^field data\.Text comes from time\.Now`
}

func main() {
	app := envelope.New("registrations")
	s := &service{now: time.Now} // want `^field Out\.Text comes from time\.Now`
	envelope.Register(app, envelope.Command[none, out]{Name: "method", Summary: "Method", Effect: envelope.Safe, Run: s.show})
	literal(app)
	variable(app)
	add(app, "wrapped", wrapped)
	add(app, "failing", failing)
	add(app, "failed", failed)
	app.Main()
}

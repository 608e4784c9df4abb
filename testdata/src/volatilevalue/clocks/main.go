// Command clocks asks clocks that it holds as interfaces and as functions, in fields
// of what its handlers are methods of, and in what they capture.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/clocks/wall"
)

type none struct{}

type out struct {
	Text string `json:"text"`
}

type clock interface{ Now() time.Time }

type machine struct{}

func (machine) Now() time.Time { return time.Now() } // want `^field Out\.Text comes from time\.Now`

type counting struct{ asked int }

func (c *counting) Now() time.Time {
	c.asked++
	return time.Now() // want `^field Out\.Text comes from time\.Now`
}

type frozen struct{ at time.Time }

func (f *frozen) Now() time.Time { return f.at }

type service struct {
	clock clock
	now   func() time.Time
	sleep func(time.Duration)
}

func newService(c clock) *service { return &service{clock: c, now: c.Now, sleep: time.Sleep} }

func (s *service) asks(ctx context.Context, in none) (out, error) {
	return out{Text: s.clock.Now().String()}, nil
}

func (s *service) calls(ctx context.Context, in none) (out, error) {
	return out{Text: s.now().String()}, nil
}

// An option is set after the default.
type option func(*service)

func withNow(now func() time.Time) option { return func(s *service) { s.now = now } }

func build(options ...option) *service {
	s := &service{now: time.Now} // want `^field Out\.Text comes from time\.Now`
	for _, o := range options {
		o(s)
	}
	return s
}

func showWith(c clock) func(context.Context, none) (out, error) {
	return func(ctx context.Context, in none) (out, error) {
		return out{Text: c.Now().Format(time.RFC3339)}, nil
	}
}

var system clock = machine{}

func showSystem(ctx context.Context, in none) (out, error) {
	return out{Text: system.Now().String()}, nil
}

// Clocks that stand still are none.

var epoch clock = &frozen{at: time.Unix(0, 0)}

func showEpoch(ctx context.Context, in none) (out, error) {
	return out{Text: epoch.Now().String()}, nil
}

func add(app *envelope.App, name string, run func(context.Context, none) (out, error)) {
	envelope.Register(app, envelope.Command[none, out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func main() {
	app := envelope.New("clocks")
	add(app, "interface", (&service{clock: machine{}}).asks)
	add(app, "pointer", newService(&counting{}).asks)
	add(app, "foreign", newService(wall.Wall{}).asks) // want `^field Out\.Text comes from time\.Now at `
	add(app, "method", newService(machine{}).calls)
	add(app, "default", build().calls)
	add(app, "captured", showWith(&counting{}))
	add(app, "variable", showSystem)

	add(app, "frozen", newService(&frozen{at: time.Unix(0, 0)}).asks)
	add(app, "frozen-method", newService(&frozen{}).calls)
	add(app, "frozen-foreign", newService(wall.Frozen{}).asks)
	add(app, "function", (&service{now: func() time.Time { return time.Unix(0, 0) }}).calls)
	add(app, "epoch", showEpoch)
	app.Main()
}

// Command visits keeps in memory what one command has added, for others to answer with: that is
// the state of the server, and the same for two identical calls.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type visit struct {
	At   int64  `json:"at"`
	Page string `json:"page"`
}

type store struct {
	started string
	visits  []visit
	last    *visit
	byPage  map[string]*visit
	asked   string
}

type none struct{}

type in struct {
	Page string `name:"page" help:"Page" required:"true"`
}

type added struct {
	Effect string `json:"effect" enum:"created"`
}

type status struct {
	Up    string `json:"up"`
	Asked string `json:"asked"`
	First string `json:"first"`
}

func (s *store) add(_ context.Context, in in) (added, error) {
	v := visit{time.Now().Unix(), in.Page}
	s.visits = append(s.visits, v)
	s.last = &v
	s.byPage[in.Page] = &v
	return added{"created"}, nil
}

func (s *store) list(context.Context, none) ([]visit, error) { return s.visits, nil }

func (s *store) latest(context.Context, none) (*visit, error) { return s.last, nil }

func (s *store) show(_ context.Context, in in) (*visit, error) { return s.byPage[in.Page], nil }

// status answers with what it has put there itself, and what was there when the server began.
func (s *store) status(context.Context, none) (status, error) {
	s.asked = time.Now().String() // want `^field Out\.Asked comes from time\.Now`
	return status{Up: s.started, Asked: s.asked}, nil
}

// register registers a command of which it is given the handler.
func register[T, R any](app *envelope.App, name string, run func(context.Context, T) (R, error)) {
	envelope.Register(app, envelope.Command[T, R]{Name: name, Summary: "Visits", Effect: envelope.Safe, Run: run})
}

func main() {
	s := &store{started: time.Now().String(), byPage: map[string]*visit{}} // want `^field Out\.Up comes from time\.Now`
	var first string
	app := envelope.New("visits")
	envelope.Register(app, envelope.Command[in, added]{Name: "add", Summary: "Add", Effect: envelope.Mutating, Run: s.add})
	envelope.Register(app, envelope.Command[in, added]{
		Name: "first", Summary: "Add", Effect: envelope.Mutating,
		Run: func(context.Context, in) (added, error) {
			first = time.Now().String()
			return added{"created"}, nil
		},
	})
	envelope.Register(app, envelope.Command[none, []visit]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: s.list})
	envelope.Register(app, envelope.Command[in, *visit]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: s.show})
	envelope.Register(app, envelope.Command[none, status]{
		Name: "opened", Summary: "Open", Effect: envelope.Safe,
		Run: func(context.Context, none) (status, error) { return status{First: first}, nil },
	})
	envelope.Register(app, envelope.Command[none, status]{Name: "status", Summary: "Status", Effect: envelope.Safe, Run: s.status})
	register(app, "visit", s.add)
	register(app, "latest", s.latest)
	app.Main()
}

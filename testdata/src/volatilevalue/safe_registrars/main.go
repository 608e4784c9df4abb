// Command notes registers by functions of its own, which say what commands change.
package main

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type input struct {
	Title string `name:"title" help:"Title of the note"`
}

type view struct {
	ID     string `json:"id"`
	Effect string `json:"effect"`
}

type seen struct {
	At string `json:"last"`
}

type repo interface{ Note(string) }

type server struct{ repo repo }

// late is declared to change nothing, so that nothing keeps its time.
func (s *server) late(ctx context.Context, in input) (seen, error) {
	now := time.Now().String() // want `^field Out\.At comes from time\.Now`
	s.repo.Note(now)
	return seen{At: now}, nil
}

func (s *server) last(ctx context.Context, in input) (view, error) {
	id := uuid.NewString() // want `^field Out\.ID comes from uuid\.NewString`
	s.repo.Note(id)
	return view{ID: id}, nil
}

func (s *server) add(ctx context.Context, in input) (view, error) {
	id := uuid.NewString()
	s.repo.Note(id)
	return view{ID: id, Effect: "created"}, nil
}

func (s *server) put(ctx context.Context, in input) (view, error) {
	id := uuid.NewString()
	s.repo.Note(id)
	return view{ID: id, Effect: "created"}, nil
}

func query[I, T any](app *envelope.App, name string, run func(context.Context, I) (T, error)) {
	envelope.Register(app, envelope.Command[I, T]{Name: name, Summary: "Do " + name, Effect: envelope.Safe, Run: run})
}

func change[I, T any](app *envelope.App, name string, run func(context.Context, I) (T, error)) {
	envelope.Register(app, envelope.Command[I, T]{Name: name, Summary: "Do " + name, Effect: envelope.Mutating, Run: run})
}

func ask(app *envelope.App, name string, run func(context.Context, input) (view, error)) {
	envelope.Register(app, envelope.Command[input, view]{Name: name, Summary: "Do " + name, Effect: envelope.Safe, Run: run})
}

func do(app *envelope.App, name string, run func(context.Context, input) (view, error)) {
	envelope.Register(app, envelope.Command[input, view]{Name: name, Summary: "Do " + name, Effect: envelope.Mutating, Run: run})
}

func main() {
	app := envelope.New("notes")
	s := new(server)
	query(app, "late", s.late)
	change(app, "add", s.add)
	ask(app, "last", s.last)
	do(app, "put", s.put)
	app.Main()
}

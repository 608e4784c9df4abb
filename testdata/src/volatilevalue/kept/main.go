// Command notes answers with notes that another package makes, and keeps or not.
package main

import (
	"context"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/kept/notes"
)

type input struct {
	Title string `name:"title" help:"Title of the note"`
}

type view struct {
	ID     string `json:"id"`
	Effect string `json:"effect"`
}

type store interface {
	Create(context.Context, notes.Note) (notes.Note, error)
	Preview(context.Context, notes.Note) (notes.Note, error)
}

type server struct {
	service *notes.Service
	store   store
	adding  func(string) (string, error)
}

// Each of these answers with the id of what it has stored.

func (s *server) add(ctx context.Context, in input) (view, error) {
	id, err := s.service.Add(in.Title)
	return view{ID: id, Effect: "created"}, err
}

func (s *server) insert(ctx context.Context, in input) (view, error) {
	n, err := s.service.Insert(ctx, in.Title)
	return view{ID: n.ID, Effect: "created"}, err
}

func (s *server) post(ctx context.Context, in input) (view, error) {
	n, err := s.service.Post(in.Title)
	return view{ID: n.ID, Effect: "created"}, err
}

func (s *server) tag(ctx context.Context, in input) (view, error) {
	id, err := notes.Tag()
	return view{ID: id, Effect: "created"}, err
}

func (s *server) stamped(ctx context.Context, in input) (view, error) {
	n, err := notes.Stamped(nil, uuid.NewString())
	return view{ID: n.ID, Effect: "created"}, err
}

func adding(repo notes.Repo) func(ctx context.Context, in input) (view, error) {
	add := notes.Adding(repo)
	return func(ctx context.Context, in input) (view, error) {
		id, err := add(in.Title)
		return view{ID: id, Effect: "created"}, err
	}
}

func create(s store) func(ctx context.Context, in input) (view, error) {
	return func(ctx context.Context, in input) (view, error) {
		n, err := s.Create(ctx, notes.Note{Title: in.Title})
		return view{ID: n.ID, Effect: "created"}, err
	}
}

// Nobody will see these ids again.

func (s *server) draft(ctx context.Context, in input) (view, error) {
	n := s.service.Draft(in.Title) // want `^field Out\.ID comes from uuid\.NewString at `
	return view{ID: n.ID, Effect: "noop"}, nil
}

func (s *server) labeled(ctx context.Context, in input) (view, error) {
	n := notes.Labeled(uuid.NewString()) // want `^field Out\.ID comes from uuid\.NewString, `
	return view{ID: n.ID, Effect: "noop"}, nil
}

func preview(s store) func(ctx context.Context, in input) (view, error) {
	return func(ctx context.Context, in input) (view, error) {
		n, err := s.Preview(ctx, notes.Note{Title: in.Title})
		return view{ID: n.ID, Effect: "noop"}, err
	}
}

// A command that is declared to store nothing has nothing to answer for.
func (s *server) check(ctx context.Context, in input) (view, error) {
	id, err := s.service.Add(in.Title) // want `^field Out\.ID comes from uuid\.NewString at `
	return view{ID: id}, err
}

func main() {
	app := envelope.New("notes")
	s := new(server)
	register := func(name string, run func(context.Context, input) (view, error)) {
		envelope.Register(app, envelope.Command[input, view]{Name: name, Summary: "Do it", Effect: envelope.Mutating, Run: run})
	}
	register("add", s.add)
	envelope.Register(app, envelope.Command[input, view]{Name: "insert", Summary: "Insert", Effect: envelope.Mutating, Run: s.insert})
	envelope.Register(app, envelope.Command[input, view]{Name: "post", Summary: "Post", Effect: envelope.Mutating, Run: s.post})
	envelope.Register(app, envelope.Command[input, view]{Name: "tag", Summary: "Tag", Effect: envelope.Mutating, Run: s.tag})
	envelope.Register(app, envelope.Command[input, view]{Name: "stamped", Summary: "Stamp", Effect: envelope.Mutating, Run: s.stamped})
	envelope.Register(app, envelope.Command[input, view]{Name: "adding", Summary: "Add", Effect: envelope.Mutating, Run: adding(nil)})
	envelope.Register(app, envelope.Command[input, view]{Name: "create", Summary: "Create", Effect: envelope.Mutating, Run: create(notes.NewMemory())})
	envelope.Register(app, envelope.Command[input, view]{Name: "draft", Summary: "Draft", Effect: envelope.Mutating, Run: s.draft})
	envelope.Register(app, envelope.Command[input, view]{Name: "labeled", Summary: "Label", Effect: envelope.Mutating, Run: s.labeled})
	envelope.Register(app, envelope.Command[input, view]{Name: "preview", Summary: "Preview", Effect: envelope.Mutating, Run: preview(notes.NewMemory())}) // want `^field Out\.ID comes from uuid\.NewString at `
	envelope.Register(app, envelope.Command[input, view]{Name: "check", Summary: "Check", Effect: envelope.Safe, Run: s.check})
	app.Main()
}

// Command shared has two commands take ids from one place: one that makes it part of the state,
// and one that does not.
package main

import (
	"context"
	"os"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type note struct {
	ID string `json:"id"`
}

func newID() string {
	return uuid.NewString() // want `^field Out\.ID comes from uuid\.NewString`
}

func add(ctx context.Context, in none) (note, error) {
	id := newID()
	return note{id}, os.WriteFile("id", []byte(id), 0o600)
}

func show(ctx context.Context, in none) (note, error) { return note{newID()}, nil }

func main() {
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[none, note]{Name: "add", Summary: "Add a note", Effect: envelope.Mutating, Run: add})
	envelope.Register(app, envelope.Command[none, note]{Name: "show", Summary: "Show a note", Effect: envelope.Safe, Run: show})
	app.Main()
}

// Command deploy changes something, and answers with what only the call knows.
package main

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/mutating/register"
)

type none struct{}

type deployment struct {
	Run    string `json:"run"`
	Lasted string `json:"lasted"`
	Span   string `json:"span"`
	Effect string `json:"effect"`
}

type added struct {
	ID    string `json:"id"`
	Local string `json:"local"`
}

var kept = register.Open()

// add answers with the id that it has given to what it stores, and with one that nobody
// will see again.
func add(ctx context.Context, in none) (added, error) {
	id, local := uuid.NewString(), uuid.NewString() // want `^field Out\.Local comes from uuid\.NewString`
	kept.Put(id, "a")
	scratch := register.Open()
	scratch.Put(local, "b")
	return added{ID: id, Local: local}, nil
}

type target interface {
	Deploy(id string) error
	Note(took string)
}

func deploy(t target) func(ctx context.Context, in none) (deployment, error) {
	return func(ctx context.Context, in none) (deployment, error) {
		start := time.Now()
		err := t.Deploy("1")
		took := time.Since(start).String() // want `^field Out\.Span comes from time\.Since`
		t.Note(took)
		return deployment{
			Run:    uuid.NewString(),           // want `^field Out\.Run comes from uuid\.NewString`
			Lasted: time.Since(start).String(), // want `^field Out\.Lasted comes from time\.Since`
			Span:   took,
			Effect: "updated",
		}, err
	}
}

func main() {
	app := envelope.New("deploy")
	envelope.Register(app, envelope.Command[none, deployment]{Name: "deploy", Summary: "Deploy", Effect: envelope.Mutating, Run: deploy(nil)})
	envelope.Register(app, envelope.Command[none, added]{Name: "add", Summary: "Add", Effect: envelope.Mutating, Run: add})
	app.Main()
}

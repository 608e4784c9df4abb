// Command deploy changes something, and answers with what only the call knows.
package main

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type deployment struct {
	Run    string `json:"run"`
	Lasted string `json:"lasted"`
	Span   string `json:"span"`
	Effect string `json:"effect"`
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
	app.Main()
}

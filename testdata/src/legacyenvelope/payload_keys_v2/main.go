// Command sessions answers in claw where the migration is at its end: there is no v1, and
// keys of the payload stand in data.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type session struct {
	Kind string `json:"kind"`
	Path string `json:"path"`
}

func main() {
	app := envelope.New("sessions", envelope.Use(envelope.ClawV2), envelope.Phase(4))
	envelope.Register(app, envelope.Command[none, session]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}

func show(ctx context.Context, in none) (session, error) { return session{Kind: "local"}, nil }

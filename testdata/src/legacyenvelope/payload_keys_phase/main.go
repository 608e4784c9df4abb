// Command sessions answers in claw in a phase of the migration that is set when it runs:
// there may be no v1, and keys of the payload stand in data.
package main

import (
	"context"
	"flag"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type session struct {
	Kind string `json:"kind"`
	Path string `json:"path"`
}

func main() {
	phase := flag.Int("phase", 1, "phase of the migration")
	flag.Parse()
	app := envelope.New("sessions", envelope.Use(envelope.ClawV2), envelope.Phase(*phase))
	envelope.Register(app, envelope.Command[none, session]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}

func show(ctx context.Context, in none) (session, error) { return session{Kind: "local"}, nil }

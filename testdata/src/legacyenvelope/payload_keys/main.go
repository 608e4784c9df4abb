// Command sessions answers in claw, where keys of the payload stand beside those of the answer.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type session struct {
	Kind string `json:"kind"` // want `^field Out\.Kind is written as kind beside the payload, where claw v1 has that key itself; rename it \(legacyenvelope\)$`
	Path string `json:"path"`
}

type list struct {
	Sessions []entry `json:"sessions"`
}

type entry struct {
	Kind string `json:"kind"` // of an element
}

func main() {
	app := envelope.New("sessions", envelope.Use(envelope.ClawV1))
	envelope.Register(app, envelope.Command[none, session]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, list]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: all})
	app.Main()
}

func show(ctx context.Context, in none) (session, error) { return session{Kind: "local"}, nil }

func all(ctx context.Context, in none) (list, error) { return list{Sessions: []entry{{"local"}}}, nil }

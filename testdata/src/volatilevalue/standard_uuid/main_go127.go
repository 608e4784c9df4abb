//go:build go1.27

// Command standard_uuid answers with ids of package uuid of the standard library, which
// Go 1.27 has, and with numbers and texts of what else is new there.
package main

import (
	"context"
	"math/rand/v2"
	"strings"
	"time"
	"uuid"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	ID string `name:"id" help:"Which"`
}

// A base is embedded, and literals may name its fields.
type base struct {
	Made   string `json:"made"`
	Parsed string `json:"parsed"`
}

type out struct {
	base
	ID     string `json:"id"`
	Text   string `json:"text"`
	Nil    string `json:"nil"`
	Last   string `json:"last"`
	Rolled int    `json:"rolled"`
	Seeded int    `json:"seeded"`
	Day    string `json:"day"`
}

func show(ctx context.Context, in in) (out, error) {
	parsed, err := uuid.Parse(in.ID)
	if err != nil {
		return out{}, err
	}
	text, err := uuid.NewV7().MarshalText() // want `^field Out\.Text comes from uuid\.NewV7`
	if err != nil {
		return out{}, err
	}
	_, last, _ := strings.CutLast(in.ID, "-")
	day, _, _ := strings.CutLast(time.Now().String(), "m=") // want `^field Out\.Day comes from time\.Now`
	seeded := rand.New(rand.NewPCG(1, 2))
	chosen := rand.New(rand.NewPCG(rand.Uint64(), 2)) // want `^field Out\.Rolled comes from rand\.Uint64`
	return out{
		Made:   uuid.NewV4().String(), // want `^field Out\.(base\.)?Made comes from uuid\.NewV4`
		Parsed: parsed.String(),
		ID:     uuid.New().String(), // want `^field Out\.ID comes from uuid\.New`
		Text:   string(text),
		Nil:    uuid.Nil().String(),
		Last:   last,
		Rolled: chosen.N(6),
		Seeded: seeded.N(6),
		Day:    day,
	}, nil
}

func main() {
	app := envelope.New("ids")
	envelope.Register(app, envelope.Command[in, out]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}

// Command parity is the same in a dialect without meta.
package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Output string `name:"output" help:"Free here"`
	Format string `name:"output-format" help:"Reserved here"`
}

type out struct {
	Kind     string    `json:"kind"`
	Duration int       `json:"duration_ms" envelope:"volatile"`
	At       time.Time `json:"at"`
}

func main() {
	app := envelope.New("parity", envelope.Use(envelope.ClawV2))
	envelope.Register(app, envelope.Command[in, out]{
		Name: "change", Summary: "Change", Effect: envelope.Mutating,
		Run: func(context.Context, in) (out, error) { return out{}, nil },
	})
	envelope.Register(app, envelope.Command[struct{}, string]{
		Name: "text", Summary: "Text", Effect: envelope.Safe,
		Run: func(context.Context, struct{}) (string, error) { return "", nil },
	})
	_ = json.NewEncoder(os.Stdout).Encode(app.Problems())
}

package main

import (
	"context"
	"testing"

	"github.com/envvet/envvet/envelope"
)

type double struct {
	Names []string `json:"names"`
}

func TestCommand(t *testing.T) {
	app := envelope.New("tested")
	envelope.Register(app, envelope.Command[struct{}, double]{
		Name: "show", Summary: "Show", Effect: envelope.Safe,
		Run: func(ctx context.Context, in struct{}) (d double, err error) {
			for name := range map[string]int{} { // want `^field Out\.Names is in the order of a map`
				d.Names = append(d.Names, name)
			}
			return d, nil
		},
	})
}

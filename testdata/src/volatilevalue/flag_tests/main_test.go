package main

import (
	"context"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope"
)

type double struct {
	At string `json:"at"`
}

func TestCommand(t *testing.T) {
	app := envelope.New("tested")
	envelope.Register(app, envelope.Command[struct{}, double]{
		Name: "show", Summary: "Show", Effect: envelope.Safe,
		Run: func(ctx context.Context, in struct{}) (double, error) {
			return double{At: time.Now().String()}, nil // want `^field Out\.At comes from time\.Now`
		},
	})
}

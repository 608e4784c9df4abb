package main

import (
	"testing"

	"github.com/envvet/envvet/envelope"
)

type double struct {
	Note string `json:"note,omitempty"` // want `is left out`
}

func TestCommand(t *testing.T) {
	app := envelope.New("tested")
	envelope.Register(app, envelope.Command[struct{}, double]{Name: "show", Summary: "Show", Effect: envelope.Safe})
}

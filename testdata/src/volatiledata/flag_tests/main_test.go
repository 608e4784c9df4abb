package main

import (
	"testing"
	"time"

	"github.com/envvet/envvet/envelope"
)

type double struct {
	At time.Time `json:"at"` // want `is a time`
}

func TestCommand(t *testing.T) {
	app := envelope.New("tested")
	envelope.Register(app, envelope.Command[struct{}, double]{Name: "show", Summary: "Show", Effect: envelope.Safe})
}

// Command notes accepts what is not there.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type note struct {
	Text string `json:"text"`
}

func show(ctx context.Context, in struct{}) (note, error) {
	return note{Text: "x"}, nil //envvet:ignore volatilevalue it is stored // want `^directive //envvet:ignore volatilevalue suppresses nothing`
}

func main() {
	app := envelope.New("notes")
	envelope.Register(app, envelope.Command[struct{}, note]{Name: "show", Summary: "Show a note", Effect: envelope.Safe, Run: show})
	app.Main()
}

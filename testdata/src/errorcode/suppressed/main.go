// Package main accepts what it answers with.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func main() {
	app := envelope.New("suppressed")
	envelope.Register(app, envelope.Command[none, none]{Name: "one", Summary: "One", Effect: envelope.Safe, Run: one})
	envelope.Register(app, envelope.Command[none, none]{Name: "two", Summary: "Two", Effect: envelope.Safe, Run: two})
	app.Main()
}

func one(context.Context, none) (none, error) {
	//envvet:ignore errorcode the callers of this tool know it for ten years
	return none{}, envelope.Errorf(envelope.NotFound, "there is none")
}

func two(context.Context, none) (none, error) {
	//envvet:ignore errorcode its readers match it as it is
	return none{}, &envelope.Error{Exit: envelope.GeneralError, Code: "failed_always"}
}

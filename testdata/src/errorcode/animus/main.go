// Package main answers in the dialect of animus, which knows five codes.
package main

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func main() {
	app := envelope.New("animus", envelope.Use(envelope.AnimusV1))
	envelope.Register(app, envelope.Command[none, none]{
		Name: "get", Summary: "Get", Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{
			envelope.NotFound: {Description: "There is none"}, envelope.Conflict: {Description: "There is one"},
			envelope.PermissionDenied: {Description: "Not allowed"},
		},
	})
	app.Main()
}

func run(context.Context, none) (none, error) {
	return none{}, errors.Join(
		&envelope.Error{Exit: envelope.NotFound, Code: "conflict"}, // want `error code "conflict" is that of another exit status, a failure with exit code 5 is answered with 3 not_found; drop Code or correct Exit \(errorcode\)`
		&envelope.Error{Exit: envelope.NotFound, Code: "missing"},  // want `error code "missing" is none of animus\.cli\.v1, callers know five; drop Code, Exit says which \(errorcode\)`
		&envelope.Error{Exit: envelope.NotFound, Code: "not_found"},
		&envelope.Error{Exit: envelope.PermissionDenied, Code: "NOT_OWNER"}, // in details.code
		&envelope.Error{Exit: envelope.NotFound, Kind: "session_not_found"}, // of no meaning here
	)
}

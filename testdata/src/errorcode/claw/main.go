// Package main answers in the dialect of claw, which has a closed set of kinds.
package main

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/spec"
)

type none struct{}

func main() {
	app := envelope.New("claw", envelope.Use(envelope.ClawV2))
	envelope.Register(app, envelope.Command[none, none]{
		Name: "export", Summary: "Export", Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is none"}},
	})
	app.Main()
}

func run(context.Context, none) (none, error) {
	return none{}, errors.Join(
		&envelope.Error{Exit: envelope.NotFound, Kind: "session_not_found"},                     // want `error kind "session_not_found" is one of claw v1, in v2 it is answered with unknown; set LegacyKind to it, or Kind to "session" \(errorcode\)`
		&envelope.Error{Exit: envelope.NotFound, Kind: "database"},                              // want `error kind "database" is none of claw v2, it is answered with unknown; use one of spec\.ClawKinds \(errorcode\)`
		&envelope.Error{Exit: envelope.NotFound, Kind: "auth", LegacyKind: "session_not_found"}, // want `error kind "session_not_found" of claw v1 is called "session" in v2, and Kind is "auth"; make them agree \(errorcode\)`
		&envelope.Error{Exit: envelope.NotFound, Kind: "session", LegacyKind: "session_not_found"},
		&envelope.Error{Exit: envelope.NotFound, LegacyKind: "no_managed_sessions"},
		&envelope.Error{Exit: envelope.NotFound, LegacyKind: "tool_not_found"},
		&envelope.Error{Exit: envelope.NotFound, Kind: spec.KindSession, Operation: "session_not_found"},
		either("x"),
	)
}

// No path sets both.
func either(session string) error {
	e := envelope.Errorf(envelope.NotFound, "there is none")
	if session == "" {
		e.LegacyKind = "no_managed_sessions"
	} else {
		e.Kind = spec.KindAuth
	}
	return e
}

// renamed is about kinds, and none of a failure.
var renamed = map[string]string{"Kind": "cli_parse"}

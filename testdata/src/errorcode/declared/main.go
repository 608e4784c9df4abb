// Package main declares exit codes that contradict themselves, and exit codes
// that do not.
package main

import (
	"context"
	"os"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

const (
	quota  envelope.ExitCode = 80
	locked envelope.ExitCode = 81
)

func run(context.Context, none) (none, error) { return none{}, nil }

func main() {
	app := envelope.New("declared")
	envelope.Register(app, envelope.Command[none, none]{
		Name: "wrong", Summary: "Wrong", Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{
			envelope.Success:      {Description: "Done", Retryable: true},                                         // want `exit code 0 is retryable, the same call would end the same way; drop Retryable \(errorcode\)`
			envelope.Timeout:      {Description: "Too late", Retryable: true},                                     // want `exit code 10 is retryable and its side effects are partial, a second call would repeat them; set SideEffects to none or drop Retryable \(errorcode\)`
			envelope.NotFound:     {},                                                                             // want `exit code 5 has no description, callers cannot tell what happened; set Description \(errorcode\)`
			envelope.Conflict:     {Name: "TAKEN", Description: "There is one"},                                   // want `exit code 6 is called TAKEN, the contract calls it CONFLICT; drop Name \(errorcode\)`
			envelope.AuthRequired: {Description: "Log in", FixRequired: "log in", FixCommand: "tool login $USER"}, // want `exit code 8 has a fix command with "\$" in it, it cannot be run as it stands; give one complete command \(errorcode\)`
			envelope.Unavailable:  {Description: "Not there", SideEffects: "little"},                              // want `exit code 12 has the side effects "little", callers cannot tell what was done; use none, partial or complete \(errorcode\)`
			64:                    {Name: "USAGE", Description: "Of sysexits"},                                    // want `exit code 64 is none that a command may end with, callers would take it for something else; use a code of the contract, or 79 to 125 \(errorcode\)`
			200:                   {Name: "HIGH", Description: "Too high"},                                        // want `exit code 200 is none that a command may end with, callers would take it for something else; use a code of the contract, or 79 to 125 \(errorcode\)`
			quota:                 {Name: "over quota", Description: "Used up"},                                   // want `exit code 80 is called "over quota", names of codes match \^\[A-Z\]\[A-Z0-9_\]\+\$; rename it \(errorcode\)`
			locked:                {Description: "Locked"},                                                        // want `exit code 81 has no name, the contract names none above 13; set Name \(errorcode\)`
		},
	})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "right", Summary: "Right", Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{
			envelope.Success:      {Description: "Done"},
			envelope.Timeout:      {Description: "Too late", Retryable: true, SideEffects: envelope.NoSideEffects},
			envelope.NotFound:     {Description: os.Getenv("NOT_FOUND")},
			envelope.Conflict:     {Name: "CONFLICT", Description: "There is one"},
			envelope.AuthRequired: {Description: "Log in", FixRequired: "log in", FixCommand: "tool login"},
			quota:                 {Name: "QUOTA", Description: "Used up"},
			locked:                {Name: "LOCKED", Description: "Locked", Retryable: true, SideEffects: effects()},
		},
	})
	app.Main()
}

func effects() envelope.SideEffects { return envelope.NoSideEffects }

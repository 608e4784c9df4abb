package main

import (
	"github.com/envvet/envvet/envelope"
)

const quota envelope.ExitCode = 80

var shared = envelope.ExitCodes{
	envelope.NotFound: {Name: "LOST", Description: "There is none"},
	envelope.Conflict: {"CONFLICT", "", false, envelope.NoSideEffects, "", "tool unlock | tee log"},
}

func codes[Out any](app *envelope.App, name string, codes envelope.ExitCodes) {
	envelope.Register(app, envelope.Command[none, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run[none, Out]})
}

func within[Out any](app *envelope.App, name string) {
	envelope.Register(app, envelope.Command[none, Out]{
		Name: name, Summary: name, Effect: envelope.Safe, Run: run[none, Out],
		ExitCodes: envelope.ExitCodes{envelope.Precondition: {}},
	})
}

func exits(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, none]{
		Name: "codes", Summary: "Codes", Effect: envelope.Safe, Run: run[none, none],
		ExitCodes: envelope.ExitCodes{
			envelope.Success:     {Description: "Done", Retryable: true},
			envelope.ArgError:    {Description: "Refused", Retryable: true, SideEffects: envelope.NoSideEffects},
			envelope.Timeout:     {Description: "Too late", Retryable: true},
			envelope.RateLimited: {Description: "Too often", Retryable: true, FixRequired: "pay"},
			envelope.Unavailable: {Description: "Not there", SideEffects: "some"},
			14:                   {Description: "Framework"},
			64:                   {Name: "USAGE", Description: "Of sysexits"},
			79:                   {Description: "No name"},
			quota:                {Name: "over quota", Description: "Too much", Retryable: true},
			81:                   {Name: "SAME", Description: "One", SideEffects: envelope.NoSideEffects},
			82:                   {Name: "SAME", Description: "Two", FixRequired: "log in", FixCommand: "other login <user>"},
			-1:                   {Description: "Less than none"},
			130:                  {Description: "A signal"},
		},
	})
	envelope.Register(app, envelope.Command[none, none]{Name: "shared", Summary: "Shared", Effect: envelope.Safe, Run: run[none, none], ExitCodes: shared})
	within[none](app, "within")
	c := envelope.Command[none, none]{Name: "late-codes", Summary: "Late", Effect: envelope.Safe, Run: run[none, none]}
	c.ExitCodes = envelope.ExitCodes{envelope.PaymentRequired: {FixCommand: "other pay"}}
	envelope.Register(app, c)
	codes[none](app, "none", nil)
}

// Package dialects registers for whoever makes the application, in a dialect that
// is not known here.
package dialects

import "github.com/envvet/envvet/envelope"

type params struct {
	Output string `name:"output" help:"Reserved in one dialect only"`
	Help   string `name:"help" help:"Reserved in all"` // want `^parameter help has a name of the runtime's own`
}

// Add registers.
func Add(app *envelope.App) {
	envelope.Register(app, envelope.Command[params, struct{}]{Name: "show", Summary: "Show", Effect: envelope.Safe})
}

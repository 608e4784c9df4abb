// Package envcobra is a stub of the adapter to cobra, for fixtures: the stub of
// cobra has too little for the adapter itself. A test of the adapter holds that
// both declare the same.
package envcobra

import (
	"encoding/json"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
)

// Declaration is what cobra does not know of a command.
type Declaration struct {
	Name         string
	Effect       envelope.Effect
	DataVersion  string
	ExitCodes    envelope.ExitCodes
	OutputSchema json.RawMessage
	Timeout      time.Duration
	Examples     []envelope.Example
}

// Mount adds the registered commands below parent.
func Mount(parent *cobra.Command, app *envelope.App) {}

// Wrap has a command answer with what it prints.
func Wrap(app *envelope.App, cmd *cobra.Command, d Declaration) {}

// Answer has a command answer with what run returns.
func Answer[Out any](app *envelope.App, cmd *cobra.Command, d Declaration, run func(cmd *cobra.Command, args []string) (Out, error)) {
}

// Status returns the status that the process should end with.
func Status(err error) int { return 0 }

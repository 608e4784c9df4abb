package commands

import (
	"context"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/envelope"
)

// exits are the exit codes of such a command, as runChecked leaves them.
var exits = envelope.ExitCodes{
	envelope.GeneralError: {Description: "Never: what could not run ends with 2, as a check does"},
	envelope.ArgError:     {Description: "The command line is wrong, or something could not be checked or written"},
}

// runChecked runs a command whose command line has the flags of the check, and returns
// the exit status, which is that of the check where something went wrong.
func runChecked(app *envelope.App, call []string) int {
	exit := app.Run(context.Background(), call)
	if exit == envelope.Success || exit > 128 { // a signal
		return int(exit)
	}
	return couldNotRun
}

// configure completes the command line of such a command by the configuration file. wrong is
// what is wrong with it before that.
func configure(ctx context.Context, line *cmdline.Line, suite []*analysis.Analyzer, wrong error) error {
	if wrong != nil {
		return refusal(wrong)
	}
	return refusal(check.Configure(ctx, line, suite))
}

// failed returns why nothing could be looked at as an error of the runtime's.
func failed(err error) error {
	return &envelope.Error{Code: "COULD_NOT_RUN", Message: err.Error(), FixRequired: "correct what the message names"}
}

// refusal returns a slip in the command line as an error of the runtime's.
func refusal(wrong error) error {
	if wrong == nil {
		return nil
	}
	return &envelope.Error{Exit: envelope.ArgError, Message: wrong.Error(), FixRequired: "correct the command line", Suggestion: "run 'envvet help' for the flags"}
}

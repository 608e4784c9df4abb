// Command keys logs with chains of calls, of which more than one may end the
// process. The chain is one finding.
package main

import (
	"errors"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/chain/logging"
)

var errNone = errors.New("none")

func main() {
	root := &cobra.Command{Use: "keys", Run: show, PreRun: check}
	if err := root.Execute(); err != nil {
		logging.Fatal().Err(err).Msg("failed")
	}
}

func check(cmd *cobra.Command, args []string) {
	logging.Info().Err(errNone).Msg("no key")
	if len(args) == 0 {
		logging.Fatal().Err(errNone).Msg("no key") // want `^call of logging\.Fatal in handler check ends the process with os\.Exit at github\.com/envvet/envvet/testdata/src/exitcall/chain/logging/logging\.go:19, so its caller gets no answer; return an error, with PreRunE \(exitcall\)$`
	}
}

func show(cmd *cobra.Command, args []string) {
	logging.
		Fatal(). // want `^call of logging\.Fatal in handler show `
		Err(errNone).
		Msg("no key")
	logging.Info().
		Err(errNone).
		Msg("no key")
	exit(1)
}

func exit(status int) { os.Exit(status) } // want `^function exit, called by handler show, ends the process with os\.Exit, `

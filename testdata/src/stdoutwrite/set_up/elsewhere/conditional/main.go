// Command conditional writes to standard error unless it is told otherwise.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
)

func main() {
	logging.IfAsked(os.Getenv("VERBOSE") != "")
	if err := cmd.Execute(); err != nil {
		os.Exit(1)
	}
}

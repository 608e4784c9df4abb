// Command conditional writes to standard output if it is told to.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
)

func main() {
	logging.IfAsked(os.Getenv("VERBOSE") != "") // want `^handler "add" writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, which mixes with the command's answer`
	if err := cmd.Execute(); err != nil {
		os.Exit(1)
	}
}

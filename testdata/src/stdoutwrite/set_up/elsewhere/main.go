// Command elsewhere has its commands, its logger and what writes by that in packages of their own.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
)

func main() {
	logging.To(os.Stdout) // want `^handler "add" writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, which mixes with the command's answer`
	if err := cmd.Execute(); err != nil {
		os.Exit(1)
	}
}

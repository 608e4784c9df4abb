// Command built makes its commands first, and says then where to write.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
)

func main() {
	root := cmd.New()
	if err := logging.ToStdout(); err != nil { // want `^handler "add" writes to stdout with plog\.Print, as plog\.SetDefault is given os\.Stdout, which mixes with the command's answer`
		os.Exit(1)
	}
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

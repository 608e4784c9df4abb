// Command undone says twice where to write.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
)

func main() {
	logging.To(os.Stdout)
	logging.To(os.Stderr)
	if err := cmd.Execute(); err != nil {
		os.Exit(1)
	}
}

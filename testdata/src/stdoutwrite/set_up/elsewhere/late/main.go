// Command late says where to write when its handlers have run.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
)

func main() {
	err := cmd.Execute()
	logging.To(os.Stdout)
	if err != nil {
		os.Exit(1)
	}
}

// Command logging_aside_split has the standard logger write to standard output, and handlers of another
// package have it write elsewhere before they log, or do not.
package main

import (
	"log"
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/logging_aside_split/cmd"
)

func main() {
	log.SetOutput(os.Stdout) // want `handler loud writes to stdout with log.Println, as log.SetOutput is given os.Stdout`
	cmd.Execute()
}

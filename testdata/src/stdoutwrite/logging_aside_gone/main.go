// Command logging_aside_gone is as logging_aside_split, but that all handlers have the logger write elsewhere.
package main

import (
	"log"
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/logging_aside_gone/cmd"
)

func main() {
	log.SetOutput(os.Stdout)
	cmd.Execute()
}

// Package told has package log write to standard output from the beginning.
package told

import (
	"log"
	"os"
)

func init() { log.SetOutput(os.Stdout) }

// Stop ends it.
func Stop() { log.Print("stopped") }

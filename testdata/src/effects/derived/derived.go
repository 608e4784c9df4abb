// Package derived logs to a logger of another package, of which there is more to tell
// than a fact tells.
package derived

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/derived/logger"
)

var (
	toOut = logger.New(&logger.Options{Output: os.Stdout})
	toErr = logger.New(&logger.Options{Output: os.Stderr})
)

func Out() { toOut.Info("x") } // want Out:`^stdout `

func Err() { toErr.Info("x") }

func Forked() { toErr.Fork("x") } // want Forked:`^stdout fmt\.Println$`

func Made() { // want Made:`^stdout os\.Stdout$`
	l := logger.New(&logger.Options{Output: os.Stdout})
	l.Warn("x")
}

func MadeErr() {
	l := logger.New(&logger.Options{Output: os.Stderr})
	l.Warn("x")
}

// Package fatal ends the process where an error came up, unless who uses it has something
// else done.
package fatal

import (
	"fmt"
	"os"
)

var onFatal = fatal

// BehaviorOnFatal has f called where an error came up.
func BehaviorOnFatal(f func(text string, code int)) { onFatal = f }

// DefaultBehaviorOnFatal has the process end there again.
func DefaultBehaviorOnFatal() { onFatal = fatal }

func fatal(text string, code int) {
	fmt.Fprintln(os.Stderr, text)
	os.Exit(code)
}

// Check ends the process with an error.
func Check(err error) {
	if err != nil {
		onFatal(err.Error(), 1)
	}
}

// Stop ends the process.
func Stop() { fatal("stop", 1) }

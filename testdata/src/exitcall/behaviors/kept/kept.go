// Package kept ends the process where an error came up, unless who uses it has something
// else done: here, nobody has.
package kept

import "os"

var onFatal = fatal

// BehaviorOnFatal has f called where an error came up.
func BehaviorOnFatal(f func(code int)) { onFatal = f }

// DefaultBehaviorOnFatal has the process end there again.
func DefaultBehaviorOnFatal() { onFatal = fatal }

func fatal(code int) { os.Exit(code) }

// Check ends the process with an error.
func Check(err error) {
	if err != nil {
		onFatal(1)
	}
}

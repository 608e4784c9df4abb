// Package loud ends the process where an error came up, by a variable.
package loud

import "os"

// Behavior ends the process.
var Behavior = end

func end(code int) { os.Exit(code) }

// Check ends the process with an error.
func Check(err error) {
	if err != nil {
		Behavior(1)
	}
}

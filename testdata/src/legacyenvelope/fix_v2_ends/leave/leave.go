// Package leave ends the process for others.
package leave

import "os"

// With ends it with a status.
func With(status int) { os.Exit(status) }

// On ends it if there is an error.
func On(err error) {
	if err != nil {
		os.Exit(70)
	}
}

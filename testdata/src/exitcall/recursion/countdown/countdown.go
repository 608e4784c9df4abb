// Package countdown calls itself.
package countdown

import "os"

// Wait ends the process after n steps.
func Wait(n int) {
	if n > 0 {
		Wait(n - 1)
		return
	}
	os.Exit(3)
}

// Say ends the process at level 9 only.
func Say(level int, text string, times int) {
	if level == 9 {
		os.Exit(5)
	}
	if times > 0 {
		Say(level, text, times-1)
	}
}

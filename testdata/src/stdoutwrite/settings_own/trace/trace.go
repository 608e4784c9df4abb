// Package trace draws what a search does, for who works on it.
package trace

import "fmt"

// Draw is set by hand where somebody looks for a fault.
var Draw = false

// Step draws a step.
func Step(name string) {
	if !Draw {
		return
	}
	fmt.Println("step", name)
}

// Package progress tells how far a search is.
package progress

import "fmt"

var shown bool

// Show has steps told, or not.
func Show(on bool) { shown = on }

// Step tells a step.
func Step(name string) {
	if shown {
		fmt.Println(name)
	}
}

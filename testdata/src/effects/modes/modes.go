// Package modes has variables that its users set, by which it decides. // want package:`init set by .*modes\.SetTrace}$`
package modes

import (
	"flag"
	"fmt"
	"sync/atomic"
)

var (
	mode    int32
	level   = 2
	on      atomic.Bool
	trace   bool
	color   bool
	width   int
	style   string
	counted int
)

// SetMode sets the mode, or panics.
func SetMode(name string) { // want SetMode:`^sets .*modes\.mode to 0 if p0 is "debug"; sets .*modes\.mode to 1 if p0 is "release"$`
	if name == "" {
		if trace {
			name = "debug"
		} else {
			name = "test"
		}
	}
	switch name {
	case "debug":
		atomic.StoreInt32(&mode, 0)
	case "release":
		atomic.StoreInt32(&mode, 1)
	default:
		panic(name)
	}
}

// SetLevel sets the level.
func SetLevel(n int) { level = n } // want SetLevel:`^sets .*modes\.level to p0$`

// Enable turns messages on.
func Enable() { on.Store(true) } // want Enable:`^sets .*modes\.on to true$`

// Toggle is not said to set anything, as it depends on what there was.
func Toggle() { on.Store(!on.Load()) }

// SetTrace sets trace, which a flag sets, too.
func SetTrace(b bool) { trace = b }

func init() { flag.BoolVar(&trace, "trace", false, "tell of each step") }

// SetColor may leave the color as it is.
func SetColor(b bool, n int) {
	if n > width {
		color = b
	}
}

// SetStyle sets the style by way of another function.
func SetStyle(s string) {
	setStyle(s)
	style = s
}

func setStyle(s string) {
	if s == "" {
		style = "plain"
	}
}

// Count sets what nobody asks for.
func Count(n int) { counted = n }

// Width returns the width.
func Width() int { return width }

// Show prints by what was set.
func Show() { // want Show:`^stdout fmt\.Println; stdout fmt\.Print; stdout fmt\.Printf$`
	if debugging() {
		fmt.Println("debugging")
	}
	if level > 1 {
		fmt.Print("level")
	}
	if on.Load() || trace || color || style == "plain" {
		fmt.Printf("%d\n", counted)
	}
}

func debugging() bool { return atomic.LoadInt32(&mode) == 0 }

// Package lib holds standard output.
package lib

import (
	"io"
	"os"
)

// Console is where people look.
var Console io.Writer = os.Stdout

// Screen is it, too.
var Screen = struct{ W io.Writer }{os.Stdout}

// Package lib holds standard output.
package lib

import (
	"io"
	"os"
)

// Console is where people look.
var Console io.Writer = os.Stdout

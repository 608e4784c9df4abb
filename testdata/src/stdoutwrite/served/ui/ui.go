// Package ui prints to standard output until it is told otherwise.
package ui

import (
	"fmt"
	"io"
	"os"
)

var out io.Writer = os.Stdout

// SetOutput says where to print.
func SetOutput(w io.Writer) { out = w }

// Say prints a line.
func Say(s string) { fmt.Fprintln(out, s) }

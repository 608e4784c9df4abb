// Package console prints for people.
package console

import (
	"fmt"
	"io"
	"os"
)

// Default is the console of the process.
var Default = New(os.Stdout)

// Console prints lines.
type Console struct{ w io.Writer }

// New returns a Console that prints to w.
func New(w io.Writer) *Console { return &Console{w: w} }

// Line prints a line.
func (c *Console) Line(s string) {
	if c != nil {
		fmt.Fprintln(c.w, s)
	}
}

// Package console talks to people.
package console

import (
	"fmt"
	"io"
	"os"
)

// A Console prints, and may end the process.
type Console struct {
	err  io.Writer
	exit func(int)
}

// New returns the console of the process.
func New() *Console { return &Console{err: os.Stderr, exit: os.Exit} }

// Quiet returns one that ends nothing.
func Quiet() *Console { return &Console{err: io.Discard, exit: func(int) {}} }

// Info prints text.
func (c *Console) Info(text string) { fmt.Fprintln(c.err, text) }

// Fatal prints err and ends the process.
func (c *Console) Fatal(err error) {
	fmt.Fprintln(c.err, err)
	c.exit(1)
}

// Package color is a stub of github.com/fatih/color for fixtures: a library
// that writes to standard output unless it is told otherwise.
package color

import (
	"fmt"
	"io"
	"os"
)

// Where functions write.
var (
	Output io.Writer = colorable(os.Stdout)
	Error  io.Writer = colorable(os.Stderr)
)

func colorable(f *os.File) io.Writer { return f }

// Attribute is a color or style.
type Attribute int

// FgRed is one.
const FgRed Attribute = 31

// Color is a set of attributes.
type Color struct{ params []Attribute }

// New returns a Color.
func New(value ...Attribute) *Color { return &Color{params: value} }

func (c *Color) wrap(s string) string { return fmt.Sprintf("\x1b[%dm%s\x1b[0m", c.params, s) }

// Println prints to Output.
func (c *Color) Println(a ...any) (n int, err error) {
	return fmt.Fprintln(Output, c.wrap(fmt.Sprint(a...)))
}

// Fprintln prints to w.
func (c *Color) Fprintln(w io.Writer, a ...any) (n int, err error) {
	return fmt.Fprintln(w, c.wrap(fmt.Sprint(a...)))
}

// Sprint returns the text.
func (c *Color) Sprint(a ...any) string { return c.wrap(fmt.Sprint(a...)) }

// Red prints a line to Output.
func Red(format string, a ...any) { New(FgRed).Println(fmt.Sprintf(format, a...)) }

// RedString returns the text.
func RedString(format string, a ...any) string { return New(FgRed).Sprint(fmt.Sprintf(format, a...)) }

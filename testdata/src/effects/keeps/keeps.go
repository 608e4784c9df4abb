// Package keeps puts what it is given into variables. // want package:`is told where it writes`
package keeps

import (
	"fmt"
	"io"
	"os"
)

type logger struct{ out io.Writer }

var (
	std   = &logger{out: os.Stderr}
	steps []func()
)

// SetOutput says where lines go.
func SetOutput(w io.Writer) { std.set(w) } // want SetOutput:`^keeps p0$`

func (l *logger) set(w io.Writer) { l.out = w }

// Both keeps the one and writes to the other.
func Both(a, b io.Writer) { // want Both:`^writes p1; keeps p0$`
	std.out = a
	fmt.Fprintln(b, "x")
}

// OnExit keeps a function, which nothing calls.
func OnExit(f func()) { steps = append(steps, f) }

// OnEach keeps a function, which Each calls.
func OnEach(f func(n int)) { each = append(each, f) } // want OnEach:`^keeps p0$`

var each []func(n int)

// Each calls what is kept.
func Each() {
	for i, f := range each {
		f(i)
	}
}

// Print writes a line.
func Print(text string) { fmt.Fprintln(std.out, text) }

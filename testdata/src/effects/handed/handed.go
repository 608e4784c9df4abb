// Package handed hands writers to callbacks.
package handed

import (
	"fmt"
	"io"
	"os"
)

// With calls f with a writer.
func With(w io.Writer, f func(io.Writer)) { f(w) } // want With:`calls p1`

func Counted() (n int) {
	With(os.Stdout, func(w io.Writer) { n++ })
	return n
}

func Written() { // want Written:`^stdout os\.Stdout$`
	With(os.Stdout, func(w io.Writer) { fmt.Fprintln(w, "x") })
}

func WrittenErr() {
	With(os.Stderr, func(w io.Writer) { fmt.Fprintln(w, "x") })
}

// Unknown hands both on to its own caller's function.
func Unknown(f func(io.Writer)) { With(os.Stdout, f) } // want Unknown:`calls p0`

func Each(ws []io.Writer, f func(io.Writer)) { // want Each:`calls p1`
	for _, w := range ws {
		f(w)
	}
}

func Asked() (terminals int) {
	Each([]io.Writer{os.Stdout, os.Stderr}, func(w io.Writer) {
		if f, ok := w.(*os.File); ok {
			if st, err := f.Stat(); err == nil && st.Mode()&os.ModeCharDevice != 0 {
				terminals++
			}
		}
	})
	return terminals
}

type visitor interface{ visit(io.Writer) }

type counter struct{ n int }

func (c *counter) visit(io.Writer) { c.n++ }

func Visit(w io.Writer, v visitor) { v.visit(w) } // want Visit:`calls p1\.visit`

func Visited() { Visit(os.Stdout, new(counter)) }

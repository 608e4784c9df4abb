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

// Dump prints a value of any type.
func Dump[T any](v T) { fmt.Printf("%#v\n", v) }

// DumpTo prints it to a writer.
func DumpTo[T any](v T, to io.Writer) { fmt.Fprintf(to, "%#v\n", v) }

// A Box shows values of its type.
type Box[T any] struct{}

func (b *Box[T]) Show(v T) { Dump(v) }

// Package show prints values of any type.
package show

import (
	"fmt"
	"io"
	"os"
)

// Print prints v to standard output.
func Print[T any](v T) { fmt.Println(v) }

// To prints v to w.
func To[T any](w io.Writer, v T) { fmt.Fprintln(w, v) }

// Default prints v to w, to standard output if that is nil.
func Default[T any](w io.Writer, v T) {
	if w == nil {
		w = os.Stdout
	}
	fmt.Fprintln(w, v)
}

// Lines prints what text says of each of all to w.
func Lines[T any](w io.Writer, all []T, text func(T) string) {
	for _, v := range all {
		fmt.Fprintln(w, text(v))
	}
}

// A Shower shows itself.
type Shower interface{ Show(io.Writer) }

// All shows each of all.
func All[S Shower](w io.Writer, all ...S) {
	for _, s := range all {
		s.Show(w)
	}
}

// A Table prints rows.
type Table[T any] struct{ out io.Writer }

// New returns a table that prints to out.
func New[T any](out io.Writer) *Table[T] { return &Table[T]{out: out} }

// Row prints v.
func (t *Table[T]) Row(v T) { fmt.Fprintln(t.out, v) }

// Echo prints v to standard output.
func (t *Table[T]) Echo(v T) { fmt.Println(v) }

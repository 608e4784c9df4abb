// Package terminal tells users something, on one stream or on two.
package terminal

import (
	"fmt"
	"io"
)

// A UI tells something.
type UI interface {
	Output(text string)
	Error(text string)
	Raw(text []byte)
}

// Basic is the simplest UI. What goes wrong is told to Err, or to Out if there is none.
type Basic struct {
	Out io.Writer
	Err io.Writer
}

func (b *Basic) Output(text string) { fmt.Fprintln(b.Out, text) }

func (b *Basic) Error(text string) {
	w := b.Out
	if b.Err != nil {
		w = b.Err
	}
	fmt.Fprintln(w, text)
}

func (b *Basic) Raw(text []byte) {
	w := b.Out
	if b.Err != nil {
		w = b.Err
	}
	w.Write(text)
}

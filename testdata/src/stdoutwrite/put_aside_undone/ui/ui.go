// Package ui writes where its users say, who may put back what was there.
package ui

import (
	"fmt"
	"io"
	"os"
)

var out io.Writer = os.Stdout

func SetOutput(w io.Writer) (restore func()) {
	old := out
	out = w
	return func() { out = old }
}

func Swap(w io.Writer) io.Writer {
	old := out
	out = w
	return old
}

func Output() io.Writer { return out }

func Say(text string) { fmt.Fprintln(out, text) }

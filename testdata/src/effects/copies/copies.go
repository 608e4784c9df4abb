// Package copies changes copies of structs.
package copies

import (
	"fmt"
	"io"
	"os"
)

type Log struct{ w io.Writer }

func New(w io.Writer) *Log { return &Log{w} } // want New:`^r0 = \{w: p0\}; r0 is not nil$`

func (l *Log) Info(s string) { fmt.Fprintln(l.w, s) } // want Info:`^writes p0\.w$`

// WithOutput changes a copy, as zerolog's Output and many others.
func (l Log) WithOutput(w io.Writer) *Log { // want WithOutput:`r0 = `
	l.w = w
	return &l
}

func With() { New(os.Stderr).WithOutput(os.Stdout).Info("x") } // want With:`^stdout os\.Stdout$`

func WithErr() { New(os.Stdout).WithOutput(os.Stderr).Info("x") }

// Original is left as it was.
func Original() { // want Original:`^stdout os\.Stdout$`
	l := New(os.Stdout)
	_ = l.WithOutput(os.Stderr)
	l.Info("x")
}

// In one function.
func Copied() {
	l := New(os.Stdout)
	c := *l
	c.w = os.Stderr
	c.Info("x")
}

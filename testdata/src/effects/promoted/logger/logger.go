// Package logger has loggers that others embed.
package logger

import (
	"fmt"
	"io"
)

type Printer interface {
	Print(string)
	With(string) Printer
}

type Loud struct{ name string }

func (l *Loud) Print(s string) { fmt.Println(l.name, s) } // want Print:`^stdout fmt\.Println$`

func (l *Loud) With(s string) Printer { return &Loud{s} } // want With:`r0 = `

type To struct {
	Out   io.Writer
	Level int
}

func (t *To) Print(s string) { // want Print:`^stdout fmt\.Println; writes p0\.Out$`
	fmt.Fprintln(t.Out, s)
	if t.Level > 1 {
		fmt.Println(s)
	}
}

func (t *To) With(s string) Printer { return t } // want With:`^r0 = .*p0`

type Quiet struct{}

func (Quiet) Print(string) {}

func (q Quiet) With(string) Printer { return q }

// Package options configures printers by functional options.
package options

import (
	"fmt"
	"io"
	"os"
)

type Printer struct{ out io.Writer }

type Option func(*Printer)

func WithOutput(w io.Writer) Option { return func(p *Printer) { p.out = w } } // want WithOutput:`^r0 = func\(p0\.out = c0\)$`

func New(options ...Option) *Printer { // want New:`calls p0\.\[\]`
	p := &Printer{out: os.Stderr}
	for _, o := range options {
		o(p)
	}
	return p
}

func (p *Printer) Line(s string) { fmt.Fprintln(p.out, s) } // want Line:`^writes p0\.out$`

func ToStdout() { New(WithOutput(os.Stdout)).Line("x") } // want ToStdout:`stdout os\.Stdout`

func ToStderr() { New(WithOutput(os.Stderr)).Line("x") }

func ToDefault() { New().Line("x") }

// Serve keeps what it configures to itself.
func Serve(options ...Option) { // want Serve:`calls p0\.\[\]`
	p := &Printer{out: os.Stderr}
	for _, o := range options {
		o(p)
	}
	p.Line("x")
}

func ServeStdout() { Serve(WithOutput(os.Stdout)) } // want ServeStdout:`stdout os\.Stdout`

func ServeStderr() { Serve(WithOutput(os.Stderr)) }

// The same by an interface, as in gRPC.
type Setting interface{ apply(*Printer) }

type outSetting struct{ w io.Writer }

func (s outSetting) apply(p *Printer) { p.out = s.w }

func Out(w io.Writer) Setting { return outSetting{w} } // want Out:`r0 = `

func Set(settings ...Setting) { // want Set:`calls p0\.\[\]\.apply`
	p := &Printer{out: os.Stderr}
	for _, s := range settings {
		s.apply(p)
	}
	p.Line("x")
}

func SetStdout() { Set(Out(os.Stdout)) } // want SetStdout:`stdout os\.Stdout`

func SetStderr() { Set(Out(os.Stderr)) }

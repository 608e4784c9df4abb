// Package settings configures printers by functional options.
package settings

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

// A Printer prints lines.
type Printer struct {
	out    io.Writer
	prefix string
}

// An Option sets something of a Printer.
type Option func(*Printer)

// WithOutput prints to w.
func WithOutput(w io.Writer) Option { // want WithOutput:`^r0 = func\(p0\.out = c0\)$`
	return func(p *Printer) { p.out = w }
}

// WithPrefix has nothing to do with writers.
func WithPrefix(prefix string) Option {
	return func(p *Printer) { p.prefix = prefix }
}

// WithStdout prints to standard output.
func WithStdout() Option { // want WithStdout:`stdout os\.Stdout`
	return func(p *Printer) { p.out = os.Stdout }
}

// New returns a Printer that prints to stderr unless options say otherwise.
func New(options ...Option) *Printer { // want New:`calls p0\.\[\]`
	p := &Printer{out: os.Stderr}
	for _, o := range options {
		o(p)
	}
	return p
}

func (p *Printer) Line(s string) { fmt.Fprintln(p.out, p.prefix+s) } // want Line:`^writes p0\.out$`

func ToStdout() { New(WithOutput(os.Stdout)).Line("x") } // want ToStdout:`^stdout os\.Stdout$`

func ToStdoutByName() { New(WithPrefix("> "), WithStdout()).Line("x") } // want ToStdoutByName:`^stdout os\.Stdout$`

func ToStderr() { New(WithOutput(os.Stderr)).Line("x") }

func ToBuffer() string {
	var buf bytes.Buffer
	New(WithPrefix("> "), WithOutput(&buf)).Line("x")
	return buf.String()
}

func ToDefault() { New(WithPrefix("> ")).Line("x") }

func ToNothing() { New().Line("x") }

// Options as an interface with a method, as in gRPC.

type Setting interface{ apply(*config) }

type config struct {
	out io.Writer
	log func(string)
}

type outSetting struct{ w io.Writer }

func (s outSetting) apply(c *config) { c.out = s.w }

type logSetting func(string)

func (s logSetting) apply(c *config) { c.log = s }

func Out(w io.Writer) Setting { return outSetting{w} } // want Out:`r0 = `

func Log(f func(string)) Setting { return logSetting(f) } // want Log:`r0 = `

func Serve(settings ...Setting) { // want Serve:`calls p0\.\[\]\.apply`
	c := config{out: io.Discard, log: func(string) {}}
	for _, s := range settings {
		s.apply(&c)
	}
	c.log("serving")
	fmt.Fprintln(c.out, "served")
}

func ServeOut() { Serve(Out(os.Stdout)) } // want ServeOut:`^stdout os\.Stdout$`

func ServeErr() { Serve(Out(os.Stderr), Log(func(s string) { println(s) })) }

// Options as a struct that is copied.

type Options struct {
	Out   io.Writer
	Color bool
}

func Render(o Options) { fmt.Fprintln(o.Out, o.Color) } // want Render:`^writes p0\.Out$`

func RenderOut() { // want RenderOut:`^stdout os\.Stdout$`
	o := Options{Color: true}
	o.Out = os.Stdout
	Render(o)
}

func RenderErr() {
	o := Options{Color: true}
	o.Out = os.Stderr
	Render(o)
}

// A copy is changed; the original is what is used.
func RenderOriginal() { // want RenderOriginal:`^stdout os\.Stdout$`
	o := Options{Out: os.Stdout}
	c := o
	c.Out = os.Stderr
	Render(o)
}

// RenderCopy(Options) with the builder pattern.

func (o Options) To(w io.Writer) Options { // want To:`r0 = `
	o.Out = w
	return o
}

func (o Options) Render() { fmt.Fprintln(o.Out, o.Color) } // want Render:`^writes p0\.Out$`

func RenderTo() { Options{}.To(os.Stdout).Render() } // want RenderTo:`^stdout os\.Stdout$`

func RenderToErr() { Options{}.To(os.Stderr).Render() }

// Package ui prints by variables of several kinds.
package ui

import (
	"fmt"
	"io"
	"log/slog"
	"os"
)

type Printer struct{ out io.Writer }

func (p *Printer) SetOut(w io.Writer) { p.out = w }

func (p *Printer) Say(text string) { fmt.Fprintln(p.out, text) }

// A struct that is no pointer.
var plain = Printer{out: os.Stdout}

func SetPlain(w io.Writer) { plain.out = w }

func Plain(text string) { plain.Say(text) }

// Two printers in one thing.
type UI struct{ out, err *Printer }

func newUI() *UI { return &UI{out: &Printer{os.Stdout}, err: &Printer{os.Stderr}} }

var both = newUI()

func Both() *UI { return both }

func (u *UI) Out() *Printer { return u.out }

func (u *UI) SetOut(w io.Writer) { u.out.out = w }

func SetBoth(w io.Writer) { both.SetOut(w) }

func Say(text string) { both.out.Say(text) }

// A logger that is made of what it is given.
var logger = slog.New(slog.NewTextHandler(os.Stdout, nil))

func SetLogger(w io.Writer) { logger = slog.New(slog.NewTextHandler(w, nil)) }

func Log(text string) { logger.Info(text) }

// A function.
var Print = func(text string) { fmt.Println(text) }

func Shout(text string) { Print(text + "!") }

func To(w io.Writer) func(string) {
	return func(text string) { fmt.Fprintln(w, text) }
}

// A printer that options make.
type Option func(*Printer)

func WithOut(w io.Writer) Option {
	return func(p *Printer) { p.out = w }
}

func New(opts ...Option) *Printer {
	p := &Printer{out: os.Stdout}
	for _, set := range opts {
		set(p)
	}
	return p
}

var Std = New()

// An interface value.
type Sink interface {
	Say(text string)
	SetOut(w io.Writer)
}

func newSink(w io.Writer) Sink { return &Printer{w} }

var sink = newSink(os.Stdout)

func Notes() Sink { return sink }

func Note(text string) { sink.Say(text) }

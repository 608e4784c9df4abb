// Package app has applications whose options are called on a part of them.
package app

import (
	"fmt"
	"io"
	"log"
	"os"
)

type streams struct {
	out io.Writer
	err io.Writer
}

// An Option says where an application writes to.
type Option func(*streams) error

// Output has answers written to w.
func Output(w io.Writer) Option {
	return func(s *streams) error {
		s.out = w
		return nil
	}
}

// Errors has errors written to w.
func Errors(w io.Writer) Option {
	return func(s *streams) error {
		s.err = w
		return nil
	}
}

// App writes.
type App struct{ streams streams }

// New makes an application that writes to the streams of the process, but for what options say.
func New(options ...Option) (*App, error) {
	a := App{
		streams: streams{
			out: os.Stdout,
			err: os.Stderr,
		},
	}
	for _, set := range options {
		if err := set(&a.streams); err != nil {
			return nil, err
		}
	}
	return &a, nil
}

// NewLate is New that falls back to the streams of the process only where options have said nothing.
func NewLate(options ...Option) (*App, error) {
	a := &App{streams: streams{err: os.Stderr}}
	for _, set := range options {
		if err := set(&a.streams); err != nil {
			return nil, err
		}
	}
	if a.streams.out == nil {
		a.streams.out = os.Stdout
	}
	return a, nil
}

// Show writes an answer.
func (a *App) Show() { fmt.Fprintln(a.streams.out, "x") }

// Fail writes an error.
func (a *App) Fail() { fmt.Fprintln(a.streams.err, "x") }

// Console has a logger that it makes of what options have left.
type Console struct {
	streams
	log *log.Logger
}

// NewConsole makes one.
func NewConsole(options ...Option) (*Console, error) {
	c := &Console{streams: streams{out: os.Stdout}}
	for _, set := range options {
		if err := set(&c.streams); err != nil {
			return nil, err
		}
	}
	c.log = log.New(c.out, "", 0)
	return c, nil
}

// NewFixed makes one that writes to standard output in any case.
func NewFixed(options ...Option) (*Console, error) {
	c := &Console{}
	for _, set := range options {
		if err := set(&c.streams); err != nil {
			return nil, err
		}
	}
	c.streams.out = os.Stdout
	c.log = log.New(c.out, "", 0)
	return c, nil
}

// Log logs.
func (c *Console) Log() { c.log.Println("x") }

// A Table is shown where it is told to.
type Table struct{ streams streams }

func (t *Table) use(s streams) { t.streams = s }

// Show writes the table.
func (t *Table) Show() { fmt.Fprintln(t.streams.out, "x") }

// ShowTable shows a table on standard output, but for what options say.
func ShowTable(t *Table, options ...Option) error {
	s := streams{out: os.Stdout}
	for _, set := range options {
		if err := set(&s); err != nil {
			return err
		}
	}
	t.use(s)
	t.Show()
	return nil
}

// A Figure shows itself.
type Figure interface{ Show() }

// Frame is a Figure that is told where.
type Frame struct{ streams streams }

func (f *Frame) Use(s streams) { f.streams = s }

// Show writes the frame.
func (f *Frame) Show() { fmt.Fprintln(f.streams.out, "x") }

type settings struct {
	streams streams
	width   int
}

func defaults() *settings {
	return &settings{streams: streams{out: os.Stdout, err: os.Stderr}, width: 80}
}

// ShowAll is ShowTable for figures, of which some can be told where, with options that may be nil.
func ShowAll(figures []Figure, options ...Option) error {
	s := defaults()
	for _, set := range options {
		if set == nil {
			continue
		}
		if err := set(&s.streams); err != nil {
			return err
		}
	}
	for _, f := range figures {
		if told, ok := f.(interface{ Use(streams) }); ok {
			told.Use(s.streams)
		}
		f.Show()
	}
	return nil
}

// ShowOne is ShowAll for one.
func ShowOne(f Figure, options ...Option) error { return ShowAll([]Figure{f}, options...) }

// A Chart is a Table that shares what it is told.
type Chart struct{ streams *streams }

// Show writes the chart.
func (c *Chart) Show() { fmt.Fprintln(c.streams.out, "x") }

// ShowChart is ShowTable for a chart.
func ShowChart(c *Chart, options ...Option) error {
	s := &streams{out: os.Stdout}
	for _, set := range options {
		if err := set(s); err != nil {
			return err
		}
	}
	c.streams = s
	c.Show()
	return nil
}

// A Handler answers what a Conn reads.
type Handler interface{ Handle(c *Conn) }

// A Conn hands itself to its handler.
type Conn struct {
	stream  io.Writer
	handler Handler
	label   string
}

// A ConnOption changes a Conn.
type ConnOption func(*Conn)

// Labelled gives a Conn a label.
func Labelled(text string) ConnOption { return func(c *Conn) { c.label = text } }

// Serve has a handler answer on a stream.
func Serve(stream io.Writer, h Handler, options ...ConnOption) {
	c := &Conn{stream: stream, handler: h}
	for _, set := range options {
		set(c)
	}
	c.handler.Handle(c)
}

// Reply answers.
func (c *Conn) Reply(text string) { fmt.Fprintln(c.stream, c.label, text) }

// Package export has exporters that are made of a configuration, which options fill in.
package export

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
)

type config struct {
	out    io.Writer
	pretty bool
	log    *log
}

type log struct{ out io.Writer }

// An Option says how something is exported.
type Option func(*config)

// To has it written to w.
func To(w io.Writer) Option { return func(c *config) { c.out = w } }

// Pretty has it indented.
func Pretty() Option { return func(c *config) { c.pretty = true } }

// Maybe has it written to w if that is wanted.
func Maybe(w io.Writer, wanted bool) Option {
	return func(c *config) {
		if wanted {
			c.out = w
		}
	}
}

// LogTo has what is done written to w.
func LogTo(w io.Writer) Option { return func(c *config) { c.log.out = w } }

// An Exporter writes JSON.
type Exporter struct{ enc *json.Encoder }

// Export writes v.
func (e *Exporter) Export(v any) error { return e.enc.Encode(v) }

// New makes one of what is read of its configuration.
func New(options ...Option) *Exporter {
	c := config{out: os.Stdout}
	for _, set := range options {
		set(&c)
	}
	return &Exporter{json.NewEncoder(c.out)}
}

// Sized hands its options on.
func Sized(n int, options ...Option) *Exporter { return New(options...) }

func defaults() *config { return &config{out: os.Stdout} }

// Checked may fail, and begins with a configuration of another function.
func Checked(name string, options ...Option) (*Exporter, error) {
	if name == "" {
		return nil, fmt.Errorf("no name")
	}
	c := defaults()
	for _, set := range options {
		if set != nil {
			set(c)
		}
	}
	e := &Exporter{}
	e.enc = json.NewEncoder(c.out)
	return e, nil
}

var standard = config{out: os.Stdout}

// Copied begins with a copy of a variable, and has another function make the exporter.
func Copied(options ...Option) *Exporter {
	c := standard
	for _, set := range options {
		set(&c)
	}
	return newExporter(&c)
}

func newExporter(c *config) *Exporter { return &Exporter{json.NewEncoder(c.out)} }

// A Log writes what it is told.
type Log struct{ out io.Writer }

// Info writes a text.
func (l *Log) Info(text string) { fmt.Fprintln(l.out, text) }

// NewLog takes the writer from a pointer in its configuration.
func NewLog(options ...Option) *Log {
	c := config{log: &log{out: os.Stdout}}
	for _, set := range options {
		set(&c)
	}
	return &Log{c.log.out}
}

// Begun writes at once.
func Begun(options ...Option) {
	c := config{out: os.Stdout}
	for _, set := range options {
		set(&c)
	}
	fmt.Fprintln(c.out, "begun")
}

// Again writes to standard output whatever the options say.
func Again(options ...Option) *Exporter {
	c := config{out: os.Stderr}
	for _, set := range options {
		set(&c)
	}
	if c.pretty {
		c.out = os.Stdout
	}
	return &Exporter{json.NewEncoder(c.out)}
}

// Early makes the exporter before it looks at the options.
func Early(options ...Option) *Exporter {
	c := config{out: os.Stdout}
	e := &Exporter{json.NewEncoder(c.out)}
	for _, set := range options {
		set(&c)
	}
	return e
}

func (c *config) apply(options []Option) {
	for _, set := range options {
		set(c)
	}
}

// A Job keeps its configuration.
type Job struct {
	config config
	shared *config
}

// NewJob has a method call the options.
func NewJob(options ...Option) *Job {
	c := config{out: os.Stdout}
	c.apply(options)
	return &Job{config: c, shared: &c}
}

// Run writes by the copy.
func (j *Job) Run() { fmt.Fprintln(j.config.out, "run") }

// Stop writes by what it shares.
func (j *Job) Stop() { fmt.Fprintln(j.shared.out, "stop") }

// Func returns what writes.
func Func(options ...Option) func(string) {
	c := config{out: os.Stdout}
	c.apply(options)
	out := c.out
	return func(text string) { fmt.Fprintln(out, text) }
}

// Package vlog has loggers that are values, and what they log with is a struct of
// theirs, as that of zerolog.
package vlog

import "io"

// A Logger writes lines.
type Logger struct {
	out    io.Writer
	prefix []byte
}

// New returns a logger that writes to w.
func New(w io.Writer) Logger { return Logger{out: w} }

// With returns what a logger is made of that writes as l does.
func (l Logger) With() Context {
	l.prefix = append(make([]byte, 0, 500), l.prefix...)
	return Context{logger: l}
}

// Prefix returns a logger that begins lines so.
func (l Logger) Prefix(prefix string) Logger {
	l.prefix = []byte(prefix)
	return l
}

// Output returns a logger that writes to w.
func (l Logger) Output(w io.Writer) Logger {
	l.out = w
	return l
}

// Info writes a line.
func (l *Logger) Info(text string) {
	l.out.Write(append(l.prefix, text...))
}

// A Context is what a logger is made of.
type Context struct {
	logger Logger
	fields int
}

// Str adds a field.
func (c Context) Str(key, value string) Context {
	c.logger.prefix = append(c.logger.prefix, key+"="+value+" "...)
	c.fields++
	return c
}

// Time has lines begin with a time.
func (c Context) Time(prefix string) Context {
	c.logger = c.logger.Prefix(prefix)
	return c
}

// Timed has the lines written to w, each with a time.
func (c Context) Timed(w io.Writer, prefix string) Context {
	c.logger.out = w
	c.logger = c.logger.Prefix(prefix)
	return c
}

// Output has the lines written to w.
func (c Context) Output(w io.Writer) Context {
	c.logger.out = w
	return c
}

// Logger returns the logger.
func (c Context) Logger() Logger { return c.logger }

// Silent returns a logger that writes nothing.
func (c Context) Silent() Logger {
	c.logger.out = io.Discard
	return c.logger
}

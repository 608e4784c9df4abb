// Package access logs requests, to [Writer] where nothing else is said.
package access

import (
	"fmt"
	"io"
	"os"
)

// Writer is where requests are logged to of which no configuration says it.
var Writer io.Writer = os.Stdout

type Config struct {
	Output io.Writer
	Prefix string
}

type (
	Request struct{ Path string }
	Handler func(Request)
)

// To returns a handler that logs to w.
func To(w io.Writer) Handler { return With(Config{Output: w}) }

// With returns a handler that logs as a configuration says.
func With(c Config) Handler {
	out := c.Output
	if out == nil {
		out = Writer
	}
	prefix := c.Prefix
	if prefix == "" {
		prefix = "access"
	}
	return func(r Request) { fmt.Fprintln(out, prefix, r.Path) }
}

// Both returns a handler that logs twice, to a file too.
func Both(out io.Writer, file io.Writer) Handler {
	if out == nil {
		out = Writer
	}
	return func(r Request) {
		fmt.Fprintln(out, r.Path)
		fmt.Fprintln(file, r.Path)
	}
}

// A Log logs requests.
type Log struct{ out io.Writer }

// New returns a log on w.
func New(w io.Writer) *Log {
	out := w
	if out == nil {
		out = Writer
	}
	return &Log{out}
}

func (l *Log) Handle(r Request) { fmt.Fprintln(l.out, r.Path) }

// Either returns a handler that logs to a file, or to [Writer] if there is no w, or long is set.
func Either(w, file io.Writer, long bool) Handler {
	out := file
	if w == nil || long {
		out = Writer
	}
	return func(r Request) { fmt.Fprintln(out, r.Path) }
}

type Server struct{ handlers []Handler }

func (s *Server) Use(h ...Handler) { s.handlers = append(s.handlers, h...) }

func (s *Server) Serve(path string) error {
	for _, h := range s.handlers {
		h(Request{path})
	}
	return nil
}

// Package ui has sinks that keep their options as a whole.
package ui

import (
	"fmt"
	"io"
	"os"
)

// Options say where a sink writes, and how.
type Options struct {
	Path    string
	Verbose bool
}

// A Sink keeps what values it is given.
type Sink struct{ opts Options }

// New returns a sink with options.
func New(o Options) *Sink { return &Sink{opts: o} }

// Save writes v where the options say.
func (s *Sink) Save(v any) {
	if s.opts.Verbose {
		fmt.Println("saving", v)
	}
	fmt.Fprintln(open(s.opts.Path), v)
}

func open(path string) io.Writer {
	if path == "-" {
		return os.Stdout
	}
	return io.Discard
}

// A Shared has options that its maker may change later.
type Shared struct{ opts *Options }

// Share returns a sink with options that others have.
func Share(o *Options) *Shared { return &Shared{opts: o} }

// Save writes v where the options say by now.
func (s *Shared) Save(v any) { fmt.Fprintln(open(s.opts.Path), v) }

// An Open has options that everybody may set.
type Open struct{ Opts Options }

// NewOpen returns a sink with options.
func NewOpen(o Options) *Open { return &Open{Opts: o} }

// Save writes v where the options say by now.
func (s *Open) Save(v any) { fmt.Fprintln(open(s.Opts.Path), v) }

// A Turned can be told to write elsewhere.
type Turned struct{ opts Target }

// A Target is where something is written.
type Target struct{ Path string }

// NewTurned returns a sink with a target.
func NewTurned(t Target) *Turned { return &Turned{opts: t} }

// To has the sink write elsewhere.
func (s *Turned) To(path string) { s.opts.Path = path }

// Save writes v to the target.
func (s *Turned) Save(v any) { fmt.Fprintln(open(s.opts.Path), v) }

// A Reset is given other options as a whole.
type Reset struct{ opts Mode }

// A Mode says how something is written.
type Mode struct{ Path string }

// NewReset returns a sink with a mode.
func NewReset(m Mode) *Reset { return &Reset{opts: m} }

// Set has the sink write in another mode.
func (s *Reset) Set(m Mode) { s.opts = m }

// Save writes v as the mode says.
func (s *Reset) Save(v any) { fmt.Fprintln(open(s.opts.Path), v) }

// An Over is a sink that may be put in place of another.
type Over struct{ opts Options }

// NewOver returns a sink with options.
func NewOver(o Options) *Over { return &Over{opts: o} }

// Save writes v where the options say.
func (s *Over) Save(v any) { fmt.Fprintln(open(s.opts.Path), v) }

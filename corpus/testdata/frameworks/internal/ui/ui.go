// Package ui holds what the commands use to talk to people.
package ui

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"text/tabwriter"
	"time"
)

// IOStreams are the streams of a command.
type IOStreams struct {
	In     io.Reader
	Out    io.Writer
	ErrOut io.Writer

	neverPrompt bool
}

// System returns the streams of the process.
func System() *IOStreams {
	return &IOStreams{
		In:     os.Stdin,
		Out:    os.Stdout,
		ErrOut: os.Stderr,
	}
}

// Buffers returns streams that keep what is written to them.
func Buffers() (*IOStreams, *bytes.Buffer, *bytes.Buffer) {
	var out, errOut bytes.Buffer
	return &IOStreams{In: strings.NewReader(""), Out: &out, ErrOut: &errOut}, &out, &errOut
}

// Infof writes a line to the standard output of the streams.
func (s *IOStreams) Infof(format string, args ...any) {
	fmt.Fprintf(s.Out, format+"\n", args...)
}

// Warnf writes a line to the error stream.
func (s *IOStreams) Warnf(format string, args ...any) {
	fmt.Fprintf(s.ErrOut, "warning: "+format+"\n", args...)
}

// Confirm asks on the error stream.
func (s *IOStreams) Confirm(question string) bool {
	if s.neverPrompt {
		fmt.Println(question, "(assuming no)")
		return false
	}
	fmt.Fprintf(s.ErrOut, "%s [y/N] ", question)
	line, _ := bufio.NewReader(s.In).ReadString('\n')
	return strings.EqualFold(strings.TrimSpace(line), "y")
}

// StdoutIsTerminal reports whether people see what is printed.
func StdoutIsTerminal() bool {
	info, err := os.Stdout.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// Console prints lines with a prefix.
type Console struct {
	w      io.Writer
	prefix string
}

// Option configures a Console.
type Option func(*Console)

// WithWriter makes the console write to w.
func WithWriter(w io.Writer) Option {
	return func(c *Console) { c.w = w }
}

// WithStdout makes the console write where results go.
func WithStdout() Option {
	return func(c *Console) {
		c.w = os.Stdout
	}
}

// WithPrefix sets what stands before each line.
func WithPrefix(p string) Option {
	return func(c *Console) { c.prefix = p }
}

// NewConsole returns a console on standard error, unless an option says otherwise.
func NewConsole(opts ...Option) *Console {
	c := &Console{w: os.Stderr}
	for _, o := range opts {
		o(c)
	}
	return c
}

// Say writes one line.
func (c *Console) Say(format string, args ...any) {
	fmt.Fprintf(c.w, c.prefix+format+"\n", args...)
}

// Table writes rows in columns.
func Table(w io.Writer, header []string, rows [][]string) error {
	tw := tabwriter.NewWriter(w, 0, 4, 2, ' ', 0)
	fmt.Fprintln(tw, strings.Join(header, "\t"))
	for _, r := range rows {
		fmt.Fprintln(tw, strings.Join(r, "\t"))
	}
	return tw.Flush()
}

// Successf tells people that something worked.
func Successf(format string, args ...any) {
	fmt.Printf("✓ "+format+"\n", args...)
}

// Failuref tells people that something did not.
func Failuref(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "✗ "+format+"\n", args...)
}

const debug = false

// Debugf is for those who work on this package.
func Debugf(format string, args ...any) {
	if debug {
		fmt.Printf("debug: "+format+"\n", args...)
	}
}

var traceEnabled bool

// Tracef prints calls when tracing; nothing turns that on yet.
func Tracef(format string, args ...any) {
	if !traceEnabled {
		return
	}
	fmt.Printf("trace: "+format+"\n", args...)
}

// Channel is where a notice goes.
type Channel int

// The channels.
const (
	ToStderr Channel = iota
	ToStdout
	Nowhere
)

// Notice prints msg on a channel.
func Notice(ch Channel, msg string) {
	switch ch {
	case ToStdout:
		fmt.Println(msg)
	case ToStderr:
		fmt.Fprintln(os.Stderr, msg)
	case Nowhere:
	}
}

// Printer prints values of one type.
type Printer[T any] struct {
	w      io.Writer
	format func(T) string
	count  int
}

// NewPrinter returns a printer to w.
func NewPrinter[T any](w io.Writer, format func(T) string) *Printer[T] {
	return &Printer[T]{w: w, format: format}
}

// Print writes v on a line of its own.
func (p *Printer[T]) Print(v T) {
	p.count++
	fmt.Fprintln(p.w, p.format(v))
}

// Count returns how many were printed.
func (p *Printer[T]) Count() int { return p.count }

// Spinner turns on a writer until it is stopped.
type Spinner struct {
	w    io.Writer
	stop chan struct{}
	wg   sync.WaitGroup
}

// Spin starts a spinner on w.
func Spin(w io.Writer, label string) *Spinner {
	s := &Spinner{w: w, stop: make(chan struct{})}
	s.wg.Add(1)
	go func() {
		defer s.wg.Done()
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for i := 0; ; i++ {
			select {
			case <-s.stop:
				fmt.Fprintln(s.w)
				return
			case <-tick.C:
				fmt.Fprintf(s.w, "\r%s %c", label, `|/-\`[i%4])
			}
		}
	}()
	return s
}

// Stop ends the spinner.
func (s *Spinner) Stop() {
	close(s.stop)
	s.wg.Wait()
}

// Once prints a line the first time only.
type Once struct {
	once sync.Once
}

// Deprecated tells that a command has another name.
func (o *Once) Deprecated(w io.Writer, old, now string) {
	o.once.Do(func() { fmt.Fprintf(w, "%s is deprecated, use %s\n", old, now) })
}

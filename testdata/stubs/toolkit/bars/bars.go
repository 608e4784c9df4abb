// Package bars shows how far something is.
package bars

import (
	"fmt"
	"io"
	"os"
	"time"
)

// Bar shows how far one thing is.
type Bar struct {
	out  io.Writer
	text string
	done int
}

// New returns a bar on standard output.
func New(text string) *Bar { return &Bar{out: os.Stdout, text: text} }

// Add shows that n more are done.
func (b *Bar) Add(n int) {
	b.done += n
	fmt.Fprintf(b.out, "%s: %d\n", b.text, b.done)
}

// Done returns how many are done.
func (b *Bar) Done() int { return b.done }

// On has the bar shown somewhere else.
func (b *Bar) On(w io.Writer) { b.out = w }

// Options say how a bar is shown.
type Options struct {
	Text string
	Out  io.Writer // nil means standard output
}

// With returns a bar with options.
func With(o Options) *Bar {
	if o.Out == nil {
		o.Out = os.Stdout
	}
	return &Bar{out: o.Out, text: o.Text}
}

// A Board has bars.
type Board struct{ bars []*Bar }

// Start adds a bar.
func (b *Board) Start(text string) { b.bars = append(b.bars, New(text)) }

// Tick adds to each bar.
func (b *Board) Tick() {
	for _, bar := range b.bars {
		bar.Add(1)
	}
}

var std *Bar

// Begin makes the bar of the package.
func Begin(text string) { std = New(text) }

// Tick adds to the bar of the package.
func Tick() { std.Add(1) }

// All shows the bar of the package.
func All(text string, n int) {
	Begin(text)
	for range n {
		Tick()
	}
}

// Out returns what bars are shown on.
func Out() io.Writer { return os.Stdout }

// An Option sets up a bar.
type Option func(*Bar)

// WithOut has a bar written to w.
func WithOut(w io.Writer) Option { return func(b *Bar) { b.out = w } }

// WithText gives a bar another text.
func WithText(text string) Option { return func(b *Bar) { b.text = text } }

// Set returns a bar on standard output, unless an option says another one.
func Set(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	for _, set := range options {
		set(b)
	}
	return b
}

// Steps returns a bar of n steps, which begins as that of Set.
func Steps(n int, options ...Option) *Bar { return Set(options...) }

// Drawn returns a bar that is drawn at once and then now and again.
func Drawn(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	for _, set := range options {
		set(b)
	}
	b.Add(0)
	go func() {
		for range time.Tick(time.Second) {
			b.Add(1)
		}
	}()
	return b
}

// Draw draws a bar, and returns none.
func Draw(options ...Option) {
	b := &Bar{out: os.Stdout}
	for _, set := range options {
		set(b)
	}
	b.Add(0)
}

// Loud returns a bar on standard output, whatever the options say.
func Loud(options ...Option) *Bar {
	b := Set(options...)
	b.out = os.Stdout
	return b
}

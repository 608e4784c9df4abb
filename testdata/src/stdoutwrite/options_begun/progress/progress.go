// Package progress shows how far something is: on standard output, unless an option says something else.
package progress

import (
	"fmt"
	"io"
	"os"
)

// A Bar is what is shown.
type Bar struct {
	config config
	done   int
}

type config struct {
	out io.Writer
	max int
}

// An Option says how a bar is shown.
type Option func(*Bar)

// To has it shown somewhere else.
func To(w io.Writer) Option { return func(b *Bar) { b.config.out = w } }

// Max says what there is to be done.
func Max(n int) Option { return func(b *Bar) { b.config.max = n } }

// New returns a bar. What it begins with is in a literal in another one.
func New(options ...Option) *Bar {
	b := Bar{config: config{out: os.Stdout, max: 100}}
	for _, set := range options {
		set(&b)
	}
	if b.config.max < 0 {
		panic("less than nothing to do")
	}
	return &b
}

// Of is New with an option in front.
func Of(max int, options ...Option) *Bar { return New(append([]Option{Max(max)}, options...)...) }

// Aside returns a bar on standard error.
func Aside(max int) *Bar { return New(Max(max), To(os.Stderr)) }

// Add shows that n more are done.
func (b *Bar) Add(n int) {
	b.done += n
	fmt.Fprintf(b.config.out, "%d/%d\n", b.done, b.config.max)
}

// Done returns how many are done.
func (b *Bar) Done() int { return b.done }

// Greet prints a line, and returns a bar.
func Greet() *Bar {
	fmt.Println("welcome")
	return New()
}

// Both begins with standard output, and has a bar that keeps it, whatever the options say.
func Both(options ...Option) (set, kept *Bar) {
	set = &Bar{config: config{out: os.Stdout}}
	kept = &Bar{config: set.config}
	for _, o := range options {
		o(set)
	}
	return set, kept
}

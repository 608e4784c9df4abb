// Package notice makes notices, whose options are called in loops over iterators.
package notice

import (
	"fmt"
	"io"
	"os"
	"slices"
)

// A Notice is written somewhere.
type Notice struct {
	out   io.Writer
	quiet bool
}

// An Option says where, or whether.
type Option func(*Notice)

// To has it written to w.
func To(w io.Writer) Option { return func(n *Notice) { n.out = w } }

// Quiet has it not be written.
func Quiet() Option { return func(n *Notice) { n.quiet = true } }

// New has a loop over the options alone.
func New(options ...Option) *Notice {
	n := &Notice{out: os.Stdout}
	for set := range slices.Values(options) {
		set(n)
	}
	return n
}

// Indexed has one that yields the indexes as well, but for options that are nil.
func Indexed(options ...Option) *Notice {
	n := &Notice{out: os.Stdout}
	for _, set := range slices.All(options) {
		if set != nil {
			set(n)
		}
	}
	return n
}

// Parted hands on what the options have left.
func Parted(options ...Option) *Notice {
	n := Notice{out: os.Stdout}
	for set := range slices.Values(options) {
		set(&n)
	}
	return &Notice{out: n.out}
}

// First calls no option but the first.
func First(options ...Option) *Notice {
	n := &Notice{out: os.Stdout}
	for set := range slices.Values(options) {
		set(n)
		break
	}
	return n
}

// Late begins with standard output after all.
func Late(options ...Option) *Notice {
	n := new(Notice)
	for set := range slices.Values(options) {
		set(n)
		n.out = os.Stdout
	}
	return n
}

// Say writes it.
func (n *Notice) Say(text string) {
	if !n.quiet {
		fmt.Fprintln(n.out, text)
	}
}

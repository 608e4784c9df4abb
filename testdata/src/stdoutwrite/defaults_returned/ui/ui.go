// Package ui has consoles that write to standard output where their program says nothing else.
package ui

import (
	"fmt"
	"io"
	"log"
	"os"
)

// Config says where a console writes.
type Config struct{ Out, Err io.Writer }

// Console writes what a program has to say.
type Console struct{ config Config }

// New returns a console.
func New(config Config) *Console {
	if config.Out == nil {
		config.Out = os.Stdout
	}
	if config.Err == nil {
		config.Err = os.Stderr
	}
	return &Console{config}
}

// Say writes to the output.
func (c *Console) Say(a ...any) { fmt.Fprintln(c.config.Out, a...) }

// Warn writes to what errors go to.
func (c *Console) Warn(a ...any) { fmt.Fprintln(c.config.Err, a...) }

// WithDefaults returns c with standard output where it says nothing else.
func (c Config) WithDefaults() Config {
	if c.Out == nil {
		c.Out = os.Stdout
	}
	return c
}

// Logger returns a logger that writes to w, or to standard output if that is nil.
func Logger(w io.Writer) *log.Logger {
	if w == nil {
		w = os.Stdout
	}
	return log.New(w, "", 0)
}

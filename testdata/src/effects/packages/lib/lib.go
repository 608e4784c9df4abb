// Package lib is at the bottom: writers, printers, loops.
package lib

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// A Sink writes what it is given.
type Sink interface{ Put(string) error }

// A Printer keeps a writer in a field.
type Printer struct {
	Out    io.Writer
	Prefix string
	hook   func(string)
}

func NewPrinter(w io.Writer) *Printer { return &Printer{Out: w} } // want NewPrinter:`^r0 = \{Out: p0\}; r0.hook is nil; r0 is not nil$`

// Default returns a printer on standard output.
func Default() *Printer { return NewPrinter(os.Stdout) } // want Default:`^stdout os\.Stdout; r0 = \{Out: injected stdout`

func (p *Printer) Put(s string) error { // want Put:`^writes p0\.Out; calls p0\.hook$`
	if p.hook != nil {
		p.hook(s)
	}
	_, err := fmt.Fprintln(p.Out, p.Prefix+s)
	return err
}

func (p *Printer) OnPut(f func(string)) { p.hook = f } // want OnPut:`^p0\.hook = p1; sets \.hook to p1$`

// Width asks.
func (p *Printer) Width() int { return len(p.Prefix) }

// A Buffer is a sink that keeps what it is given.
type Buffer struct{ lines []string }

func (b *Buffer) Put(s string) error { // want Put:`^r0 is nil$`
	b.lines = append(b.lines, s)
	return nil
}

func Each(lines []string, f func(string) error) error { // want Each:`^calls p1$`
	for _, line := range lines {
		if err := f(line); err != nil {
			return err
		}
	}
	return nil
}

func PutAll(s Sink, lines []string) error { return Each(lines, s.Put) } // want PutAll:`^calls p0\.Put$`

// Encode writes v as JSON.
func Encode(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) } // want Encode:`^writes p0$`

// Show writes to standard output by itself.
func Show(v any) { fmt.Println(v) } // want Show:`^stdout fmt\.Println$`

func Must(err error) { // want Must:`^exit os\.Exit$`
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Writer returns a function that writes to w.
func Writer(w io.Writer) func(string) { // want Writer:`^r0 = func\(writes c0\)$`
	return func(s string) { io.WriteString(w, s) }
}

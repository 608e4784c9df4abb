// Package nesting puts one thing around another.
package nesting

import (
	"bufio"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
)

type level struct{ slog.Handler }

func (l level) Enabled(context.Context, slog.Level) bool { return true }

func Level() { slog.New(level{slog.NewJSONHandler(os.Stdout, nil)}).Info("x") } // want Level:`^stdout os\.Stdout$`

func LevelErr() { slog.New(level{slog.NewJSONHandler(os.Stderr, nil)}).Info("x") }

// Six writers, one around the other.
type upper struct{ w io.Writer }

func (u upper) Write(p []byte) (int, error) { return u.w.Write(p) } // want Write:`p0\.w`

func Six() { // want Six:`^stdout os\.Stdout$`
	fmt.Fprintln(upper{upper{upper{upper{upper{upper{os.Stdout}}}}}}, "x")
}

func SixErr() {
	fmt.Fprintln(upper{upper{upper{upper{upper{upper{os.Stderr}}}}}}, "x")
}

// Functions that call functions that they were given, five deep.
func wrap(f func()) func() { return func() { f() } }

func Five() { wrap(wrap(wrap(wrap(wrap(func() { fmt.Println("x") })))))() } // want Five:`^stdout fmt\.Println$`

func FiveErr() { wrap(wrap(wrap(wrap(wrap(func() { fmt.Fprintln(os.Stderr, "x") })))))() }

// A result of three wrappers.
func Wrap(w io.Writer) io.Writer { // want Wrap:`^r0 = .*p0`
	w = bufio.NewWriter(w)
	w = gzip.NewWriter(w)
	w = bufio.NewWriter(w)
	return w
}

func Out() { fmt.Fprintln(Wrap(os.Stdout)) } // want Out:`^stdout os\.Stdout$`

func Err() { fmt.Fprintln(Wrap(os.Stderr)) }

// V keeps a writer in a struct of its own.
type V struct{ Inner struct{ W io.Writer } }

func Value(w io.Writer) V { // want Value:`^r0 = \{Inner\.W: p0\}$`
	var v V
	v.Inner.W = w
	return v
}

func (v V) Do() { fmt.Fprint(v.Inner.W, "x") } // want Do:`^writes p0\.Inner\.W$`

// A method value that holds a writer behind two others.
func Deep() func() { // want Deep:`^stdout os\.Stdout; r0 = func`
	return Value(io.MultiWriter(io.MultiWriter(io.Discard, os.Stdout), io.Discard)).Do
}

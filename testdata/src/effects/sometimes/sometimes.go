// Package sometimes writes to a file if it is told to, and else to standard output.
package sometimes

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

func Save(path string) error { // want Save:`^stdout os\.Stdout$`
	var out *os.File
	if path != "" {
		f, err := os.Create(path)
		if err != nil {
			return err
		}
		defer f.Close()
		out = f
	}
	if out == nil {
		out = os.Stdout
	}
	_, err := fmt.Fprintln(out, "report")
	return err
}

// Always writes to a file in any case.
func Always(path string) error {
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	if out == nil {
		out = os.Stdout
	}
	_, err = fmt.Fprintln(out, "report")
	return err
}

// Captured has the writer in a variable that a function literal uses.
func Captured(path string) error { // want Captured:`^stdout os\.Stdout$`
	var out io.Writer
	if path != "" {
		f, err := os.Create(path)
		if err != nil {
			return err
		}
		out = f
	}
	if out == nil {
		out = os.Stdout
	}
	print := func(s string) { fmt.Fprintln(out, s) }
	print("report")
	return nil
}

type Options struct{ Out io.Writer }

func Run(o Options) { // want Run:`^writes p0\.Out; defaults p0\.Out$`
	if o.Out == nil {
		o.Out = os.Stdout
	}
	fmt.Fprintln(o.Out, "x")
}

func RunQuiet(quiet bool) { // want RunQuiet:`^stdout os\.Stdout$`
	var o Options
	if quiet {
		o.Out = io.Discard
	}
	Run(o)
}

func RunPointer(quiet bool) { // want RunPointer:`^stdout os\.Stdout$`
	o := new(Options)
	if quiet {
		o.Out = io.Discard
	}
	Run(*o)
}

// RunEither gives a writer on each way.
func RunEither(quiet bool) {
	var o Options
	if quiet {
		o.Out = io.Discard
	} else {
		o.Out = os.Stderr
	}
	Run(o)
}

// RunSwitched gives one on each way that comes back.
func RunSwitched(level int) {
	var o Options
	switch level {
	case 0:
		o.Out = io.Discard
	case 1:
		o.Out = os.Stderr
	default:
		return
	}
	Run(o)
}

func RunBuffers(n int) {
	for range n {
		var o Options
		o.Out = new(bytes.Buffer)
		Run(o)
	}
}

// RunAfter gives one too late.
func RunAfter() { // want RunAfter:`^stdout os\.Stdout$`
	o := &Options{}
	Run(*o)
	o.Out = io.Discard
}

func (o *Options) silence() { o.Out = io.Discard }

// RunSilenced has a method do it.
func RunSilenced(verbose bool) {
	var o Options
	o.silence()
	if verbose {
		fmt.Fprintln(os.Stderr, "silenced")
	}
	Run(o)
}

// Package asked writes to a writer where a setting says so, and always. // want package:`init set by [^ ]*/asked\.SetVerbose`
package asked

import (
	"fmt"
	"io"
)

var verbose bool

// SetVerbose has more written.
func SetVerbose(on bool) { verbose = on } // want SetVerbose:`^sets .*asked\.verbose to p0$`

func line(w io.Writer) { fmt.Fprintln(w) }

func Begin(w io.Writer) { // want Begin:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Step(w io.Writer) { // want Step:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Retry(w io.Writer) { // want Retry:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Skip(w io.Writer) { // want Skip:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Warn(w io.Writer) { // want Warn:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Finish(w io.Writer) { // want Finish:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Close(w io.Writer) { // want Close:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

func Sum(w io.Writer) { // want Sum:`^writes p0$`
	if verbose {
		line(w)
	}
	line(w)
}

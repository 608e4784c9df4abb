// Package logging sets up the logger of a library, and where a package shows texts.
package logging

import (
	"io"
	"os"

	"example.com/toolkit/plog"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

// To has lines written to w.
func To(w io.Writer) { plog.SetOutput(w) }

// ToStdout has them written to standard output.
func ToStdout() error {
	if len(os.Args) == 0 {
		return os.ErrInvalid
	}
	direct(os.Stdout)
	return nil
}

func direct(w io.Writer) { plog.SetDefault(plog.New(w)) }

// IfAsked does so if it is told to.
func IfAsked(on bool) {
	if on {
		plog.SetOutput(os.Stdout)
	}
}

// Quiet has texts shown on standard error.
func Quiet() { ui.SetOutput(os.Stderr) }

// Aside has them shown there while f runs.
func Aside(f func()) {
	old := ui.Notes
	ui.Notes = os.Stderr
	defer func() { ui.Notes = old }()
	f()
}

// Shown has them shown on w.
func Shown(w io.Writer) { ui.SetPrinter(w) }

// Loud has them shown on standard output, if it is told to.
func Loud(on bool) {
	if on {
		ui.SetOutput(os.Stdout)
	}
}

// Package other sets variables of package prompt. // want package:`init replaces [^ ]*/prompt\.Streams:Err}$`
//
// None of those that are standard output is for sure something else then.
package other

import (
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/replaced/prompt"
)

func init() {
	if len(os.Args) > 1 {
		prompt.Stdout = os.Stderr
	}
	prompt.Streams.Out = tee{os.Stdout}
	prompt.Console = made()
	prompt.Streams.Err = io.Discard
}

type tee struct{ io.Writer }

func made() *prompt.Printer { return &prompt.Printer{W: os.Stdout} }

// Aside has what is said once on standard error, or on a writer of its caller.
func Aside(w io.Writer) { // want Aside:`^writes p0; puts something, at times into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Stdout$`
	old := prompt.Stdout
	prompt.Stdout = os.Stderr
	prompt.Say("x")
	prompt.Stdout = w
	defer func() { prompt.Stdout = old }()
	defer prompt.Say("y")
	prompt.Say("z")
}

// AsideToStdout hands on the one that it replaces.
func AsideToStdout() { Aside(os.Stdout) } // want AsideToStdout:`^stdout os\.Stdout; puts something, at times into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Stdout$`

// Sometimes does so if it is told to.
func Sometimes(quiet bool) { // want Sometimes:`^stdout fmt\.Fprintln; puts something, at times into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Stdout$`
	if quiet {
		prompt.Stdout = io.Discard
	}
	prompt.Say("x")
}

// After does so too late.
func After() { // want After:`^stdout fmt\.Fprintln; puts something else into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Stdout$`
	prompt.Say("x")
	prompt.Stdout = io.Discard
}

// AsidePlain replaces what a function has handed out.
func AsidePlain() { // want AsidePlain:`^puts something else into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Plain$`
	prompt.Plain = os.Stderr
	prompt.SayPlain("x")
}

func Log() { prompt.Log("x") } // want Log:`^stdout fmt\.Println$`

// Back has the old one back before anything is said.
func Back() { // want Back:`^stdout fmt\.Fprintln; puts something, at times into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Second$`
	old := prompt.Second
	restore := func() { prompt.Second = old }
	prompt.Second = io.Discard
	restore()
	prompt.SaySecond("x")
}

// Mute is called later.
func Mute() { prompt.Stdout = io.Discard } // want Mute:`^puts something else into github\.com/envvet/envvet/testdata/src/effects/replaced/prompt\.Stdout$`

func Say() { prompt.Say("x") } // want Say:`^stdout fmt\.Fprintln$`

func SayOut() { prompt.SayOut("x") } // want SayOut:`^stdout fmt\.Fprintln$`

func SayConsole() { prompt.SayConsole("x") } // want SayConsole:`^stdout fmt\.Fprintln$`

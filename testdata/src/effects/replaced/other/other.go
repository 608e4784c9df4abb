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

// Mute is called later.
func Mute() { prompt.Stdout = io.Discard }

func Say() { prompt.Say("x") } // want Say:`^stdout fmt\.Fprintln$`

func SayOut() { prompt.SayOut("x") } // want SayOut:`^stdout fmt\.Fprintln$`

func SayConsole() { prompt.SayConsole("x") } // want SayConsole:`^stdout fmt\.Fprintln$`

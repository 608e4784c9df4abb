// Package app imports what replaces the writer of package prompt. // want package:`init replaces [^ ]*/prompt\.Console:W; `
package app

import (
	"fmt"

	"github.com/envvet/envvet/testdata/src/effects/replaced/prompt"
	"github.com/envvet/envvet/testdata/src/effects/replaced/quiet"
)

func Ask() string { return quiet.Ask() }

func AskPlain() string { return prompt.AskPlain() }

func Say() { prompt.Say("x") }

func Direct() { fmt.Fprintln(prompt.Stdout, "x") }

func Console() { prompt.SayConsole("x") }

func ConsoleDirect() { prompt.Console.Line("x") }

// Out was not replaced.
func Out() { prompt.SayOut("x") } // want Out:`^stdout fmt\.Fprintln$`

// Second may have been, or not.
func Second() { prompt.SaySecond("x") } // want Second:`^stdout fmt\.Fprintln$`

func Both() { prompt.Both("x") } // want Both:`^stdout fmt\.Println$`

func Either() { prompt.Either(true) } // want Either:`^stdout fmt\.Fprintln$`

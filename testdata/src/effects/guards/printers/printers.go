// Package printers prints with a printer of another package as that is.
package printers

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/guards"
)

func Print() { guards.Success.Print("x") } // want Print:`^stdout os\.Stdout; has github\.com/envvet/envvet/testdata/src/effects/guards write by guards\.Printer\.Print$`

func PrintFailure() { guards.Failure.Print("x") } // which this package cannot see // want PrintFailure:`^has github\.com/envvet/envvet/testdata/src/effects/guards write by guards\.Printer\.Print$`

func PrintErr() { guards.Success.WithWriter(os.Stderr).Print("x") } // want PrintErr:`^has github\.com/envvet/envvet/testdata/src/effects/guards write by guards\.Printer\.Print$`

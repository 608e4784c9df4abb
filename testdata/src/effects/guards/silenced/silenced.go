// Package silenced gives a printer of another package a writer before anything is printed. // want package:`replaces .*Success:Writer`
package silenced

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/guards"
)

func init() { guards.Success.Writer = os.Stderr }

func Print() { guards.Success.Print("x") } // want Print:`^has github\.com/envvet/envvet/testdata/src/effects/guards write by guards\.Printer\.Print$`

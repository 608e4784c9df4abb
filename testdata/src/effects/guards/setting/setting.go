// Package setting gives a printer of another package a writer, in a function that may be
// called first.
package setting

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/guards"
)

func Setup() { guards.Success = *guards.Success.WithWriter(os.Stderr) } // want Setup:`^puts something else into github\.com/envvet/envvet/testdata/src/effects/guards\.Success$`

func Print() { guards.Success.Print("x") } // want Print:`^has github\.com/envvet/envvet/testdata/src/effects/guards write by guards\.Printer\.Print$`

// Package silencing imports one that gives the printer a writer. // want package:`replaces .*Success:Writer`
package silencing

import (
	"github.com/envvet/envvet/testdata/src/effects/guards"
	_ "github.com/envvet/envvet/testdata/src/effects/guards/silenced"
)

func Print() { guards.Success.Print("x") } // want Print:`^has github\.com/envvet/envvet/testdata/src/effects/guards write by guards\.Printer\.Print$`

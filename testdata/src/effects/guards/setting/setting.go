// Package setting gives a printer of another package a writer, in a function that may be
// called first.
package setting

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/guards"
)

func Setup() { guards.Success = *guards.Success.WithWriter(os.Stderr) }

func Print() { guards.Success.Print("x") }

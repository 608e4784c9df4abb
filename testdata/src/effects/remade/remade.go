// Package remade has cores, of which each method but one makes another.
package remade

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/remade/core"
)

func With() { core.New(os.Stdout).With("a").With("b").With("c").Write("x") } // want With:`^stdout os\.Stdout$`

func WithOther() { core.New(os.Stderr).With("a").With("b").With("c").Write("x") }

func Loop(fields []string) { // want Loop:`^stdout os\.Stdout$`
	c := core.New(os.Stdout)
	for _, f := range fields {
		c = c.With(f)
	}
	c.Write("x")
}

func Elsewhere() { core.New(os.Stdout).On(os.Stderr).With("a").Write("x") }

func Back() { core.New(os.Stderr).On(os.Stdout).With("a").Write("x") } // want Back:`^stdout os\.Stdout$`

func Checked() { core.New(os.Stdout).With("a").Check(nil).Write("x") } // want Checked:`^stdout os\.Stdout$`

func Unchecked() { core.New(os.Stdout).With("a").Check(nil) }

func Lax() { core.NewGate().Same().Fail() }

func Strict() { core.NewGate().Strict().Fail() } // want Strict:`^exit os\.Exit$`

func Plain() { core.NewGate().Fail() }

// Package promoted calls methods of interface values, which hold structs that have
// them by what they embed, and of which nothing is known here but what facts say.
package promoted

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/promoted/wrap"
)

func Loud() { wrap.Loud().Print("x") } // want Loud:`^stdout fmt\.Println$`

func Quiet() { wrap.Quiet().Print("x") }

func Deep() { wrap.Deep().Print("x") } // want Deep:`^stdout fmt\.Println$`

func With() { wrap.Loud().With("x").Print("x") } // want With:`^stdout fmt\.Println$`

func WithQuiet() { wrap.Quiet().With("x").Print("x") }

func Out() { wrap.To(os.Stdout).With("x").Print("x") } // want Out:`stdout os\.Stdout`

func Value() { wrap.Value(os.Stdout).Print("x") } // want Value:`stdout os\.Stdout`

func Std() { wrap.Std(os.Stdout).Println("x") } // want Std:`^stdout os\.Stdout$`

func StdErr() { wrap.Std(os.Stderr).Println("x") }

type runner struct{ log wrap.Logger }

func newRunner() *runner { return &runner{log: wrap.Loud()} }

func (r *runner) run() { r.log.Print("x") }

func Run() { newRunner().run() } // want Run:`^stdout fmt\.Println$`

// Package flags makes sets of flags.
package flags

import (
	"flag"
	"os"
)

// New returns a set of flags that does with bad arguments what mode says.
func New(name string, mode flag.ErrorHandling) *flag.FlagSet {
	f := flag.NewFlagSet(name, mode)
	f.SetOutput(os.Stderr)
	return f
}

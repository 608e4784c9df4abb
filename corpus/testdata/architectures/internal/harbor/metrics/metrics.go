// Package metrics counts what happens.
package metrics

import (
	"fmt"
	"io"
	"os"
	"sync/atomic"
)

type box struct{ w io.Writer }

var current atomic.Pointer[box]

func init() { current.Store(&box{os.Stdout}) }

// SetOutput sets where counts are shown.
func SetOutput(w io.Writer) { current.Store(&box{w}) }

// Show shows a count.
func Show(name string, n int) { fmt.Fprintf(current.Load().w, "%s %d\n", name, n) }

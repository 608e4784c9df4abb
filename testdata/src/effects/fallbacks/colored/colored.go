// Package colored has writers that understand colors.
package colored

import (
	"io"
	"os"
)

type writer struct{ out io.Writer }

func (w *writer) Write(b []byte) (int, error) { return w.out.Write(b) } // want Write:`calls p0\.out\.Write`

// Stdout writes to standard output.
func Stdout() io.Writer { return &writer{os.Stdout} } // want Stdout:`stdout os.Stdout`

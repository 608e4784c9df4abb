// Package nofacts has results and variables that can do nothing of interest. // want package:`is told where it writes`
package nofacts

import (
	"context"
	"io"
	"os"
)

// Made is asked for at once; nothing of it happens during initialization.
var Made = func() io.Writer { return os.Stdout }() // want Made:`^holds stdout`

// Err returns a writer that is none of ours, and never nil.
func Err() io.Writer { return os.Stderr } // want Err:`^r0 is not nil$`

var Stderr io.Writer = os.Stderr

func Create(name string) (io.WriteCloser, error) { return os.Create(name) }

type Group struct{ cancel func(error) }

func WithContext(ctx context.Context) (*Group, context.Context) {
	ctx, cancel := context.WithCancelCause(ctx)
	return &Group{cancel: cancel}, ctx
}

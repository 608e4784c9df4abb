// Package genericiooptions has the streams of commands.
package genericiooptions

import (
	"bytes"
	"io"
)

// IOStreams are the standard names for the streams.
type IOStreams struct {
	In     io.Reader
	Out    io.Writer
	ErrOut io.Writer
}

// NewTestIOStreams returns streams in memory.
func NewTestIOStreams() (IOStreams, *bytes.Buffer, *bytes.Buffer) {
	var out, errOut bytes.Buffer
	return IOStreams{In: &bytes.Buffer{}, Out: &out, ErrOut: &errOut}, &out, &errOut
}

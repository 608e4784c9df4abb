// Package feed has lines written in the background.
package feed

import (
	"fmt"
	"io"
)

// A Feed writes what is sent to it to Out.
type Feed struct {
	Out   io.Writer
	lines chan string
}

// New returns a feed, to which lines may be sent.
func New() *Feed {
	f := &Feed{lines: make(chan string)}
	go f.run()
	return f
}

func (f *Feed) run() {
	for line := range f.lines {
		fmt.Fprintln(f.Out, line)
	}
}

// Send has a line written.
func (f *Feed) Send(line string) { f.lines <- line }

// Package ui draws widgets of its own, which others choose from.
package ui

import (
	"bytes"
	"fmt"
	"io"
)

// A Widget is one of this package's.
type Widget interface{ draw() error }

// Draw draws widgets.
func Draw(widgets ...Widget) error {
	for _, w := range widgets {
		if err := w.draw(); err != nil {
			return err
		}
	}
	return nil
}

// NewLabel returns a text on standard output.
func NewLabel(text string) Widget { return label{text} }

type label struct{ Text string }

func (l label) draw() error {
	_, err := fmt.Println(l.Text)
	return err
}

// A Note is a text elsewhere.
type Note struct{ Out io.Writer }

// NewNote returns a Note.
func NewNote(out io.Writer) Widget { return &Note{out} }

func (n *Note) draw() error {
	_, err := fmt.Fprintln(n.Out, "note")
	return err
}

// A Sketch is kept.
type Sketch struct{ bytes.Buffer }

func (s *Sketch) draw() error {
	_, err := s.WriteString("sketch")
	return err
}

// A Frame draws another widget.
type Frame struct{ Widget }

// Package paint gives texts the colours of a style.
package paint

import (
	"fmt"
	"io"
)

// Auto is the style that the terminal is asked for.
const Auto = "auto"

// A Painter paints.
type Painter struct {
	style string
	width int
	check func(text string)
}

// An Option sets up a painter.
type Option func(*Painter) error

// WithStyle has a painter take a style, and one of its own choice if the terminal is asked.
func WithStyle(name string) Option {
	return func(p *Painter) error {
		if name == Auto {
			fmt.Print("\x1b]11;?\x07")
			name = "dark"
		}
		p.style = name
		return nil
	}
}

// WithTheme has a painter take a style, and lets the terminal be asked for it.
func WithTheme(name string) Option {
	return func(p *Painter) error {
		p.style = name
		if name == Auto {
			fmt.Print("\x1b]11;?\x07")
		}
		return nil
	}
}

// WithWidth says how wide lines are, and what is done where they are wider.
func WithWidth(n int, tell bool) Option {
	return func(p *Painter) error {
		p.width = n
		p.check = func(text string) {
			if tell && len(text) > n {
				fmt.Println("wide:", text)
			}
		}
		return nil
	}
}

// New returns a painter.
func New(options ...Option) (*Painter, error) {
	p := &Painter{check: func(string) {}}
	for _, set := range options {
		if err := set(p); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// Paint writes a text to w.
func (p *Painter) Paint(w io.Writer, text string) error {
	p.check(text)
	_, err := io.WriteString(w, p.style+text)
	return err
}

// Paint returns a text in a style.
func Paint(text, style string) (string, error) {
	p, err := New(WithTheme(style))
	if err != nil {
		return "", err
	}
	return p.style + text, nil
}

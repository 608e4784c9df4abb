// Package group keeps the options of bars until they are made.
package group

import (
	"io"

	"example.com/toolkit/bars"
)

// A Group makes bars that are alike.
type Group struct{ options []bars.Option }

// New returns a group whose bars are written to w.
func New(w io.Writer, options ...bars.Option) *Group {
	return &Group{append([]bars.Option{bars.WithOut(w), bars.WithText("files")}, options...)}
}

// Bar draws another bar.
func (g *Group) Bar() { bars.Draw(g.options...) }

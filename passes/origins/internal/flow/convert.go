package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// converted returns the value of a conversion that makes something new: a text of bytes or
// runes, a list of those of a text, a number of another one. A list has what the text has, in
// its order, and is one of its own from then on:
//
//	r := []rune(text)
//	slices.Sort(r)
//	text = string(r)
func (f *frame) converted(st *state, c *ssa.Convert) value {
	v := f.val(c.X)
	if isText(c.Type()) {
		text := f.whole(st, v)
		for _, order := range f.orders(st, v) {
			if order.order && !slices.ContainsFunc(v, func(e entry) bool { return e.kind == isParam }) {
				text = text.add(order) // of what the list is a copy of
			}
		}
		return text
	}
	if len(v) == 0 || !isText(c.X.Type()) || !isSlice(c.Type()) {
		return v
	}
	o := f.object(c, 0)
	f.set(st, o, f.copied(st, v, c.Type()))
	return place(o)
}

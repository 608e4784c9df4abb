package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/origins/trace"
)

// A value is what is known of where a value comes from: atoms, each at the path
// in it that it is the origin of, and of all below that path. Values are not
// changed once they are made.
type value []entry

// An entry is an atom of a value and how it came there.
type entry struct {
	item
	way *way
}

// An item is an atom at a path.
type item struct {
	at string
	*atom
}

// A source is a place in the package where a value begins that differs from
// call to call: of a source, or the call that brings one from another package.
type source struct {
	trace.Source
	pos token.Pos

	value value // what is of it and of nothing else, once it was asked for
}

// A way is how a value came to where it is, backwards.
type way struct {
	prev *way
	pos  token.Pos
	text string
	n    int
}

// maxWay bounds the steps of a way.
const maxWay = 12

func (w *way) then(pos token.Pos, text string) *way {
	n := 1
	if w != nil {
		if w.n >= maxWay || w.pos == pos && w.text == text {
			return w
		}
		n = w.n + 1
	}
	return &way{w, pos, text, n}
}

// An object is what a function makes: a variable, a list, a map, what a call
// returns a pointer to.
type object struct {
	by    ssa.Value
	index int // of the result of a call; of the parameter that it stands for
	param bool
	glob  *ssa.Global
	place value // its address, once it was asked for
}

// A closure is a function with what it captures.
type closure struct {
	fn    *ssa.Function // of this package or a wrapper
	obj   *types.Func   // else of another one
	pos   token.Pos     // where that is mentioned
	binds []value
	depth int
	value value // it and nothing else, once it was asked for
}

// maxEntries bounds the atoms of a value. What is beyond is not followed.
const maxEntries = 64

// has reports whether a value has an item.
func (v value) has(x item) bool {
	for i := range v {
		if y := &v[i]; y.atom == x.atom && y.at == x.at { // what tells most apart first
			return true
		}
	}
	return false
}

// add returns v with e.
func (v value) add(e entry) value {
	if len(v) >= maxEntries || v.has(e.item) {
		return v
	}
	out := make(value, len(v), len(v)+1)
	copy(out, v)
	return append(out, e)
}

// put adds e to a value that nobody else has.
func (v *value) put(e entry) {
	if len(*v) < maxEntries && !v.has(e.item) {
		*v = append(*v, e)
	}
}

// putAll adds the entries of w to a value that nobody else has.
func (v *value) putAll(w value) {
	if len(*v) == 0 && len(w) > 1 {
		*v = make(value, 0, min(2*len(w), maxEntries))
	}
	for i := range w {
		v.put(w[i])
	}
}

// union returns what either of two values may be: one of them, if that is all.
func union(v, w value) value {
	if len(v) == 0 || identical(v, w) || slices.Equal(v, w[:min(len(v), len(w))]) {
		return w
	}
	out := v
	for i := range w {
		if len(out) >= maxEntries {
			break
		}
		if v.has(w[i].item) {
			continue
		}
		if len(out) == len(v) {
			out = make(value, len(v), min(len(v)+len(w)-i, maxEntries))
			copy(out, v)
		}
		out = append(out, w[i])
	}
	return out
}

// A growing value is the union of what is added to it, one after the other.
type growing struct {
	value
	own bool // nobody else has what value leads to
}

func (g *growing) add(w value) {
	n := len(g.value)
	if n == 0 {
		g.value, g.own = w, false
		return
	}
	for i := range w {
		if len(g.value) >= maxEntries {
			return
		}
		if g.value[:n].has(w[i].item) {
			continue
		}
		if !g.own {
			g.value, g.own = append(make(value, 0, min(2*(n+len(w)-i), maxEntries)), g.value...), true
		}
		g.value = append(g.value, w[i])
	}
}

func same(v, w value) bool {
	if len(v) != len(w) {
		return false
	}
	if identical(v, w) {
		return true
	}
	for i := range v {
		if v[i].item != w[i].item && !slices.ContainsFunc(w, func(e entry) bool { return e.item == v[i].item }) {
			return false
		}
	}
	return true
}

// identical reports whether two values are one, as those that two ways through
// a function leave alone.
func identical(v, w value) bool { return len(v) == len(w) && (len(v) == 0 || &v[0] == &w[0]) }

// at returns a value that holds v at a path.
func (v value) at(path string) value {
	if path == "" || len(v) == 0 {
		return v
	}
	out := make(value, 0, len(v))
	for _, e := range v {
		if p, ok := join(path, e.at); ok {
			e.at = p
			out = append(out, e)
		}
	}
	return out
}

// step returns the value with a step added to how it came.
func (v value) step(pos token.Pos, text string) value {
	if len(v) == 0 || !pos.IsValid() {
		return v
	}
	out := slices.Clone(v)
	for i := range out {
		if k := out[i].kind; k == isSource || k == isParam {
			out[i].way = out[i].way.then(pos, text)
		}
	}
	return out
}

// part returns the atom that is what e has at a path below it, in a block.
func (t *atoms) part(e entry, path string, block *ssa.BasicBlock) (entry, bool) {
	e.at = ""
	switch e.kind {
	case isParam:
		if e.order {
			return e, path == ""
		}
		if e.whole || path == "" {
			return e, true
		}
		a := t.derive(e.atom, partOf, path)
		if a == nil {
			return e, false
		}
		e.atom = a
		return e, true
	case isSource:
		if e.source.Origin.Orders() && path != "" && e.source.What != trace.First {
			e.atom = t.the(atom{kind: isElem, source: e.source, block: block})
			return e, path[0] == '['
		}
		return e, true
	case isElem:
		if e.block == nil {
			e.atom = t.the(atom{kind: isElem, source: e.source, block: block})
		}
		return e, true
	case isNext:
		return e, true
	}
	return e, path == ""
}

// without returns v with nothing at a path.
func (t *atoms) without(v value, path string) value {
	out, changed := value(nil), false
	for i, e := range v {
		kept, ok := t.outside(e, path)
		if !changed && ok && kept.atom == e.atom {
			continue
		}
		if !changed {
			out, changed = append(make(value, 0, len(v)), v[:i]...), true
		}
		if ok {
			out = append(out, kept)
		}
	}
	if !changed {
		return v
	}
	return out
}

// outside returns what is left of an entry if nothing is at a path.
func (t *atoms) outside(e entry, path string) (entry, bool) {
	if below(e.at, path) {
		return e, false
	}
	if e.kind == isParam && below(path, e.at) && !e.whole && !e.order {
		e.atom = t.derive(e.atom, without, path[len(e.at):])
	}
	return e, e.atom != nil
}

// follow returns the way w and then that of v.
func (w *way) follow(v *way) *way {
	if w == nil {
		return v
	}
	for _, s := range v.steps() {
		w = w.then(s.Pos, s.Text)
	}
	return w
}

// Kind returns the kind of a source.
func (s *source) Kind() known.Origin { return s.Origin }

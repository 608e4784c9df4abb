package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// guards returns the places known to be nil in block b: those of the condition
// "x == nil" that alone leads there.
//
//	if o.Out == nil {
//		o.Out = os.Stdout // only where the caller left o.Out unset
//	}
func (f *frame) guards(b *ssa.BasicBlock) []atom { return f.whereNil(form.NilAt(b)) }

// guardsOf returns the places known to be nil where v is of use: where it is evaluated, or
// those that it stands in for.
//
//	out := cmp.Or[io.Writer](o.Out, os.Stdout)
func (f *frame) guardsOf(v *ssa.UnOp) []atom {
	if places := f.guards(v.Block()); len(places) > 0 {
		return places
	}
	return f.whereNil(form.OrElse(v))
}

// whereNil returns the places that x, which is nil, may be loaded from.
func (f *frame) whereNil(x ssa.Value) []atom {
	if x == nil {
		return nil
	}
	var c cell
	values := f.value(form.AddressOf(x))
	if form.MayBeNil(x) && !slices.ContainsFunc(values, isRef) {
		return nil // one way there says that it is, whatever it is on others
	}
	for _, a := range values {
		if a.kind != isPlace {
			continue
		}
		if r, ok := a.node.(*ref); ok && r.root == summary.Global {
			return nil // nobody's but this package's
		}
		c.add(a)
	}
	return c.atoms
}

// isRef reports whether a is a place that a caller, or the initialization of a package, fills.
func isRef(a atom) bool {
	_, ok := a.node.(*ref)
	return ok
}

// unless notes an effect that happens only where the place is nil when control comes to
// at, and with it those that it is a copy of, which may be copies of each other.
func (f *frame) unless(place atom, at ssa.Instruction, e summary.Effect, v via) {
	var places cell
	places.add(place)
	decided := false
	for i := 0; i < len(places.atoms); i++ {
		place := places.atoms[i]
		switch n := place.node.(type) {
		case *ref:
			if isCarried(place) && f.unset(place, at) {
				places.addAll(f.carriedPart(place, at))
				continue
			}
			decided = true
			if n.root == summary.Global {
				f.unlessPut(place, n, e, v)
			} else if f.owns(n) {
				f.addUse(summary.Use{
					Op: summary.Default, Target: summary.Ref{Root: n.root, Index: n.index, Path: place.path},
					Class: e.Class, What: e.What, From: e.From, Site: e.Site, If: e.If, Chosen: e.Chosen,
					Placed: v.placed && i == 0, Told: v.told,
				}.In(v.pos), v.trail)
			}
		case *object:
			if f.mayBeFilled(place, n) {
				decided = true
				f.unlessOption(place, at, e, v)
				continue
			}
			if !f.unset(place, at) {
				decided = true
				for _, held := range f.contents(place, at) {
					if isRef(held) {
						places.add(held) // of a caller, who may have left that unset
					}
				}
				continue
			}
			from := f.copiedFrom(place)
			for _, p := range from {
				places.add(p)
			}
			if len(from) == 0 {
				decided = true
				made := e
				made.If = f.whereMade(n, e.If)
				f.record(made, v.trail, v.pos)
			}
		default:
			decided = true
		}
	}
	if !decided {
		f.record(e, v.trail, v.pos)
	}
}

// mayBeFilled reports whether code that is not known may fill a place of o, which it was handed.
// What is handed on as a struct is a copy, of which only what it points to is the same.
func (f *frame) mayBeFilled(place atom, o *object) bool {
	return o.opaque || f.pkg.leaks(o) && (strings.Contains(place.path, ".") || !f.onlyCopied(o))
}

// onlyCopied reports whether others than the function have an object only as copies of a struct: it is
// a variable of which nobody has the address, or was returned as such.
func (f *frame) onlyCopied(o *object) bool {
	switch by := o.by.(type) {
	case *ssa.Alloc:
		return !by.Heap
	case *ssa.Call:
		return by.Parent() == f.fn && f.isReturnedStruct(by, o)
	}
	return false
}

// isReturnedStruct reports whether a call returns an object as a struct, and by no pointer.
func (f *frame) isReturnedStruct(call *ssa.Call, o *object) bool {
	found := false
	for _, result := range form.Results(call) {
		if !slices.ContainsFunc(f.unbox(f.value(result)), func(a atom) bool { return a.node == o }) {
			continue
		}
		if _, found = result.Type().Underlying().(*types.Struct); !found {
			return false
		}
	}
	return found
}

// whereMade adds to conditions those under which the function has made an object, as the one that
// takes the place of a parameter that is nil:
//
//	if o == nil {
//		o = &Options{}
//	}
//	if o.Out == nil {
//		o.Out = os.Stdout
//	}
func (f *frame) whereMade(o *object, conds []summary.Cond) []summary.Cond {
	if o.by == nil || o.by.Parent() != f.fn {
		return conds
	}
	return conditions.Join(conds, f.condsAt(o.by.Block()))
}

// unset reports whether control may come to at, which is nil for what is entered from
// outside, without anything but nil being put into place by itself.
func (f *frame) unset(place atom, at ssa.Instruction) bool {
	s := f.memory(place)[place.bare()]
	if s == nil {
		return true
	}
	var writes []ssa.Instruction
	for _, w := range s.writes {
		if st, ok := w.by.(*ssa.Store); ok && (form.IsNil(st.Val) || f.guarding(st, place)) {
			continue
		}
		if at == nil || w.by == nil || w.by.Parent() != at.Parent() {
			return false // when that is done is not known
		}
		writes = append(writes, w.by)
	}
	return len(writes) == 0 || f.avoids(writes, at)
}

// avoids reports whether control may come from the beginning of the function to at
// without passing any of some instructions.
func (f *frame) avoids(these []ssa.Instruction, at ssa.Instruction) bool {
	passes := make(map[*ssa.BasicBlock]bool)
	for _, i := range these {
		if i.Block() != at.Block() {
			passes[i.Block()] = true
		} else if f.dominates(i, at) {
			return false
		}
	}
	seen := make(map[*ssa.BasicBlock]bool)
	for todo := []*ssa.BasicBlock{at.Parent().Blocks[0]}; len(todo) > 0; {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if b == at.Block() {
			return true
		}
		if !seen[b] && !passes[b] {
			seen[b] = true
			todo = append(todo, b.Succs...)
		}
	}
	return false
}

// copiedFrom returns the places that place is a copy of, as part of a struct
// that was copied in.
func (f *frame) copiedFrom(place atom) []atom {
	var out cell
	for prefix, rest := range paths.Prefixes(place.path) {
		whole := place
		whole.path = prefix
		if s := f.memory(whole)[whole.bare()]; s != nil {
			for _, e := range s.entries {
				if e.atom.kind == isPlace && e.atom.bare() != whole.bare() {
					below([]atom{e.atom}, rest, func(a atom) { out.add(a) })
				}
			}
		}
	}
	return out.atoms
}

// guarding reports whether the store fills place because it is nil.
func (f *frame) guarding(st *ssa.Store, place atom) bool {
	for _, a := range f.guards(st.Block()) {
		if a.bare() == place.bare() {
			return true
		}
	}
	return false
}

package flow

import (
	"cmp"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/condense"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/compare"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// maxAtomsOut bounds what a summary says of values, maxLevelsOut how deep they
// lie in each other: a wrapper is two levels, a box and an object. Where that is
// not enough, functions that lead to each other mostly, each of which returns what
// the others made, there is no end to what could be told, and each caller makes its
// own of all of it: then no more is told than is near.
const (
	maxAtomsOut   = 128
	maxLevelsOut  = 12
	nearAtomsOut  = 64
	nearLevelsOut = 4
)

// summarize returns what callers in this package need to know of the function.
// Its effects are not among it: they are found through the calls.
func (f *frame) summarize() *summary.Summary {
	s := new(summary.Summary)
	uses := slices.SortedFunc(maps.Values(f.uses), compareUsed)
	s.Uses = make([]summary.Use, len(uses))
	for i, u := range uses {
		s.Uses[i] = u.Use
	}
	keys := make([]storeKey, 0, len(f.stores))
	for k := range f.stores {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b storeKey) int {
		return cmp.Or(compareRefs(a.target, b.target), cmp.Compare(f.number(a.by), f.number(b.by)))
	})
	o := outside{f: f, seen: make(map[*object]bool), left: maxAtomsOut, levels: maxLevelsOut}
	told := f.told
	f.tellValues(s, uses, keys, &o)
	if f.told != told { // to tell of a copy asks what options leave
		o.left = maxAtomsOut
		f.tellValues(s, uses, keys, &o)
	}
	if o.left == 0 {
		o.left, o.levels = nearAtomsOut, nearLevelsOut
		f.tellValues(s, uses, keys, &o)
		f.tellWrapped(s, uses)
	}
	condense.OneOf(s)
	return s
}

// tellValues has s say what is stored, returned and handed to what is called.
func (f *frame) tellValues(s *summary.Summary, uses []*used, keys []storeKey, o *outside) {
	s.Made = f.tellLeft(outside{f: f, seen: make(map[*object]bool), left: nearAtomsOut, levels: o.levels})
	s.Results = make([]summary.Value, len(f.results))
	o.defaults = true
	for i, c := range f.results {
		o.moment = f.whenReturned(i)
		s.Results[i] = o.value(c.atoms, 0)
	}
	o.defaults = false
	s.Stores = nil
	for _, k := range keys {
		o.moment = f.whenLeft(k.by)
		if st, ok := f.storeOf(k, o); ok {
			s.Stores = append(s.Stores, st)
		}
	}
	for i, u := range uses {
		if u.Op == summary.Default {
			continue // says of what it is a default
		}
		o.moment, o.parts, o.calls = f.whenHanded(u), u.Each, u.calling
		s.Uses[i].Args = o.args(u.args)
	}
	o.parts, o.calls = false, nil
}

// number orders instructions of one function.
func (f *frame) number(i ssa.Instruction) int {
	return i.Block().Index<<20 | f.indexOf(i)
}

// fills reports whether f replaces the content of s on every way to its end.
func (f *frame) fills(s *slot) bool {
	return slices.ContainsFunc(s.writes, func(w write) bool { return w.must && w.by != nil && w.by.Parent() == f.fn && f.always(w.by) })
}

// storeOf returns what one instruction puts into a place that callers know,
// false if that is but a default for what they left nil.
func (f *frame) storeOf(k storeKey, o *outside) (summary.Store, bool) {
	place := f.pkg.placeIn(k.target, f.fn)
	var atoms []atom
	keyed, must, alone := false, f.always(k.by) || f.whenGiven(k.by), true
	if s := f.memory(place)[place]; s != nil {
		for _, w := range s.writes {
			if w.by == k.by {
				keyed, must, alone = keyed || w.keyed, must && w.must, alone && w.must
			}
		}
		atoms = s.atomsBy(k.by)
	}
	if remain, initial, ok := f.putBack(place); ok {
		atoms = slices.DeleteFunc(atoms, func(a atom) bool { return !slices.Contains(remain, a) })
		if must = must && !initial; !must && len(atoms) == 0 {
			return summary.Store{}, false
		}
	}
	if !must && len(atoms) > 0 && !slices.ContainsFunc(atoms, func(a atom) bool { return !f.isDefault(a) }) {
		return summary.Store{}, false
	}
	st := summary.Store{Target: k.target, Must: must, Keyed: keyed, Value: o.value(atoms, 0)}
	if !must && alone {
		st.Where = f.whereFilled(k.by)
	}
	if isVariable(st.Target) && !fromCaller(st.Value, 0) {
		return summary.Store{}, false // it keeps what was stored
	}
	return st, true
}

// isVariable reports whether a place is of a package variable that has a name in Go.
func isVariable(r summary.Ref) bool { return r.Root == summary.Global && !hidden(r.Name) }

// fromCaller reports whether a value has something in it that a parameter says.
func fromCaller(v summary.Value, depth int) bool {
	return depth < maxLevels && slices.ContainsFunc(v, func(a summary.Atom) bool {
		return a.Kind == summary.At && a.Ref.Root == summary.Param || fromCaller(a.Inner, depth+1) ||
			slices.ContainsFunc(a.Bind, func(v summary.Value) bool { return fromCaller(v, depth+1) }) ||
			slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return fromCaller(f.Value, depth+1) })
	})
}

// recordStores notes those of places that callers know, and of package variables, into which
// something may be put that only callers know; what is put into a variable of another package
// itself is a diversion.
func (f *frame) recordStores(places []atom, by ssa.Instruction) {
	for _, p := range places {
		r, ok := p.node.(*ref)
		if !ok || !f.owns(r) || r.root == summary.Global && !hidden(r.name) && (len(f.fn.Params) == 0 || p.path == "" && !f.pkg.isOwnVariable(r.name)) {
			continue
		}
		key := storeKey{summary.Ref{Root: r.root, Index: r.index, Name: r.name, Path: p.path}, by}
		if _, ok := f.stores[key]; !ok && len(f.stores) < maxUses {
			f.stores[key] = by
			f.told++
		}
	}
}

// outside turns what values hold into what a caller can make sense of.
type outside struct {
	f      *frame
	seen   map[*object]bool // on the way to here
	left   int
	levels int
	moment

	calls []ssa.Instruction // that have what is told of for an argument

	defaults bool // what is there only where the caller left something nil is told, too
	parts    bool // of what options are called on it is told which part of an object it is
}

func (o *outside) value(atoms []atom, depth int) summary.Value {
	if depth > o.levels {
		return nil
	}
	var out summary.Value
	for i, a := range atoms {
		if o.left == 0 {
			break
		}
		o.left--
		var of summary.Ref
		if o.f.isDefault(a) {
			ref, ok := o.f.defaultOf(a)
			if !ok || !o.defaults {
				continue
			}
			of = ref
		}
		if x, ok := o.atom(a, depth); ok {
			if of.Root != 0 {
				x.Ref = of
			}
			if out == nil {
				out = make(summary.Value, 0, min(len(atoms)-i, o.left+1))
			}
			out = append(out, x)
		}
	}
	return out
}

// args returns what is told of the arguments of a call, nil if that is nothing.
func (o *outside) args(cells []*cell) []summary.Value {
	out := make([]summary.Value, len(cells))
	known := false
	for i, c := range cells {
		out[i] = o.value(c.atoms, 0)
		known = known || len(out[i]) > 0
	}
	if !known {
		return nil
	}
	return out
}

func (o *outside) atom(a atom, depth int) (summary.Atom, bool) {
	f := o.f
	switch n := a.node.(type) {
	case *writer:
		class := f.heldClass(n)
		if n.home == f.fn && f.atInit() {
			class = f.pkg.class(f.fn, summary.Process)
		}
		x := summary.Atom{Kind: summary.Writer, Class: class, What: n.what, From: n.from}
		if h, ok := f.pkg.handingOf(n); ok {
			x.Mention = &h.site
			x = x.In(summary.Local{Fn: h.to, Pos: h.pos})
		}
		return x, true
	case *ref:
		if !f.owns(n) {
			return summary.Atom{}, false
		}
		r := summary.Ref{Root: n.root, Index: n.index, Name: n.name, Path: a.path}
		return summary.Atom{Kind: summary.At, Ref: r, Whole: f.isWhole(r)}, true
	case *object:
		if o.seen[n] {
			return summary.Atom{}, false
		}
		o.seen[n] = true
		defer delete(o.seen, n)
		if x, ok := o.leftCopy(a, n); ok {
			return x, true
		}
		x := summary.Atom{Kind: summary.Object, ID: n.id, Opaque: n.opaque || f.isFilledUnseen(n), Wraps: n.isWrapper()}.In(summary.Local{Type: n.typ, Same: n.sameForAll()})
		copied := o.copiedIn(a)
		for _, p := range f.pkg.parts[n] {
			rest, ok := paths.Under(p.path, a.path)
			if !ok || o.left == 0 {
				continue
			}
			o.left--
			s := f.pkg.mem[p]
			var held []atom
			for _, e := range s.entries {
				if !o.remains(s, e) {
					continue
				}
				if then := copying(p, e); then != nil && o.tells(e.atom) {
					x.Fields = append(x.Fields, o.before(e.atom, rest, then, depth)...)
					continue
				}
				held = append(held, e.atom)
			}
			if rest == "" {
				held, copied = append(held, copied...), nil
			}
			held = a.keepAll(held)
			if len(s.entries)+len(s.writes)+len(held) > 0 {
				x.Fields = append(x.Fields, summary.Field{Path: rest, Value: o.within(n.typeOf(p.path), held, depth+1), Must: rest != "" && o.fills(s, n)})
			}
		}
		if len(copied) > 0 {
			x.Fields = append(x.Fields, summary.Field{Value: o.within(n.typeOf(a.path), a.keepAll(copied), depth+1)})
		}
		if o.parts {
			x.Ref.Path = a.path
		} else if a.path != "" {
			x = x.In(summary.Local{})
		}
		slices.SortFunc(x.Fields, func(a, b summary.Field) int { return strings.Compare(a.Path, b.Path) })
		return x, true
	case *function:
		x := summary.Atom{Kind: summary.Func, ID: a.id(n.id), Name: n.name, Sum: n.sum, If: f.condsOf(a, n.made)}.In(summary.Local{Fn: n.fn, Decl: n.decl})
		for i, b := range n.bind {
			x.Bind = append(x.Bind, o.within(n.captures(i), a.keepAll(b.atoms), depth+1))
		}
		x.Holds = f.heldOutside(f.heldBy(a, n))
		return x, true
	case *boxed:
		x := summary.Atom{Kind: summary.Box, ID: a.id(n.id), Name: n.name, Methods: n.methods, Never: n.never, Listed: n.listed, Self: n.self && n.home == f.fn, If: f.condsOf(a, n.made)}.In(summary.Local{Type: n.typ, Iface: n.iface, Holds: n.literal, Given: n.given})
		x.Inner = o.within(n.typ, a.keepAll(n.inner.atoms), depth+1)
		return x, true
	}
	return summary.Atom{}, false
}

// isWhole reports whether a place below a parameter is a struct or an array, or a pointer to
// one.
func (f *frame) isWhole(r summary.Ref) bool {
	if r.Root != summary.Param || r.Index >= len(f.fn.Params) {
		return false
	}
	t := f.fn.Params[r.Index].Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	t = typeAt(t, r.Path)
	return t != nil && typeinfo.IsAggregate(t)
}

// copiedIn returns what a part of an object holds as the whole was copied there, or another
// part in which it is:
//
//	l := c.logger // where c is an argument
//	return l
func (o *outside) copiedIn(a atom) []atom {
	mem := o.f.pkg.mem
	var out cell
	for prefix, rest := range paths.Prefixes(a.path) {
		whole := a.bare()
		whole.path = prefix
		s := mem[whole]
		if s == nil || len(s.entries) == 0 {
			continue
		}
		if _, _, _, calls := paths.CutCall(rest); calls {
			continue
		}
		var room [maxDepth]*slot
		parts := writtenBelow(room[:0], mem, a.bare(), prefix)
		for _, e := range s.entries {
			if !o.remains(s, e) || o.covers(parts, e) {
				continue
			}
			for _, held := range o.f.unboxed(e.atom) {
				if held.kind != isPlace || held.bare() == whole {
					continue
				}
				if held, ok := held.extend(rest); ok {
					out.add(held)
				}
			}
		}
	}
	return out.atoms
}

func compareRefs(a, b summary.Ref) int {
	return cmp.Or(cmp.Compare(a.Root, b.Root), cmp.Compare(a.Index, b.Index), strings.Compare(a.Name, b.Name), strings.Compare(a.Path, b.Path))
}

// compareUsed orders what one function does: no two are the same.
func compareUsed(a, b *used) int {
	return cmp.Or(cmp.Compare(a.Op, b.Op), compareRefs(a.Target, b.Target), strings.Compare(a.Method, b.Method),
		cmp.Compare(len(a.Trail)+a.Elided, len(b.Trail)+b.Elided), a.Site.Compare(b.Site), strings.Compare(a.What, b.What), compare.Bool(a.Chosen, b.Chosen), compare.Bool(a.asked, b.asked))
}

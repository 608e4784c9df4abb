package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/origins/trace"
)

// lists evaluates what a row says of a list or a function.
func (f *frame) lists(st *state, fn *types.Func, m known.Move, args []value, given []ssa.Value, results []value) {
	switch {
	case m.Sorts && m.To.Root == known.RootResult:
		if m.To.Index < len(results) {
			results[m.To.Index] = f.sortedCopy(st, results[m.To.Index])
		}
	case m.To.Index >= len(args):
	case m.Sorts:
		f.sort(st, args, given, trace.Place{Param: m.To.Index, Path: operandPath(m.To.Path)})
		if params := fn.Signature().Params(); m.To.Index < params.Len() && types.IsInterface(params.At(m.To.Index).Type()) {
			f.sortFields(st, args, given, m.To.Index)
		}
	case m.Empties:
		f.forget(st, args[m.To.Index])
	case m.Each:
		s := f.p.source(m.Origin, shortName(fn), f.pos)
		f.each(st, args, itself(s)[0])
	case m.Limits || m.Resets || m.Waits && m.From.Index < len(given) && f.hasOneAtATime(given[m.From.Index]):
	case m.Go:
		f.started(st, args[m.To.Index], nil, f.pos)
	case m.Swaps:
		if m.Origin != 0 || m.From.Index < len(args) && f.varies(st, args[m.From.Index]) {
			f.shuffled(st, args[m.To.Index], itself(f.p.source(known.OriginShuffle, shortName(fn), f.pos))[0])
		}
	}
}

// sortedCopy returns a list that has what another one has, and no order.
func (f *frame) sortedCopy(st *state, v value) value {
	return withoutOrder(f.opened(st, v), "")
}

// withoutOrder returns a value in which the list at a path is sorted.
func withoutOrder(v value, path string) value {
	var out value
	for _, e := range v {
		if e.at != path || !isOrder(e) {
			out = append(out, e)
		}
	}
	return out
}

// sort evaluates that a list is sorted in place.
func (f *frame) sort(st *state, args []value, given []ssa.Value, p trace.Place) {
	if p.Param >= len(args) {
		return
	}
	f.sorted(st, f.get(st, args[p.Param], p.Path))
	if p.Path != "" {
		f.sorted(st, f.addresses(st, args[p.Param], p.Path))
	}
	if p.Param < len(given) {
		f.sorted(st, f.heldAt(st, given[p.Param], p.Path))
		f.sorted(st, f.valuesOf(st, given[p.Param], p.Path))
	}
}

// heldAt returns the address of a path below where a value was loaded from, nil if
// it was not.
func (f *frame) heldAt(st *state, v ssa.Value, path string) value {
	v = stripped(v)
	if of, ok := v.(*ssa.Extract); ok {
		v = of.Tuple
	}
	var addr value
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			addr = union(f.val(v.X), f.heldIn(st, v.X, maxHops))
		}
	case *ssa.Lookup:
		addr = f.address(st, f.val(v.X), keyStep(v.Index))
	case *ssa.Next:
		if !v.IsString {
			addr = f.address(st, f.val(v.Iter), "{}")
		}
	}
	return f.addresses(st, addr, path)
}

// sorted takes the order from the lists at an address, and notes that for the
// loops around the call and for callers.
func (f *frame) sorted(st *state, addr value) {
	for _, s := range f.unorder(st, addr, maxHeld) {
		f.noteSorted(s)
		if s.obj.param {
			addPlace(&f.sum.sorts, trace.Place{Param: s.obj.index, Path: s.path})
		}
	}
}

// maxHeld bounds the variables between an address and the list that is meant: a
// list that a closure has captured is in one.
const maxHeld = 2

// unorder takes the order from the lists at an address, or in the variable there, and
// returns where they are.
func (f *frame) unorder(st *state, addr value, hops int) []spot {
	var spots []spot
	for _, e := range addr {
		o, path, ok := f.target(e)
		if !ok || o.glob != nil {
			continue
		}
		spots = append(spots, spot{o, path})
		content := f.content(st, o)
		if v := withoutOrder(content, path); !same(v, content) {
			f.set(st, o, v)
			gone := slices.DeleteFunc(slices.Clone(content), func(e entry) bool { return v.has(e.item) })
			spots = append(spots, f.unorderShared(st, spot{o, path}, gone, maxHops)...)
		}
		if hops > 0 {
			spots = append(spots, f.unorder(st, f.behind(st, e, "", maxHops), hops-1)...)
		}
		for _, in := range content {
			if hops > 0 && in.at == path && (in.kind == isPlace || in.kind == isParam && !in.order && !(o.param && in.untouched(o.index))) {
				in.at = ""
				spots = append(spots, f.unorder(st, value{in}, hops-1)...)
			}
		}
	}
	return spots
}

// sortFields evaluates that a value is sorted which is no list itself: those in the
// fields of a struct that implements sort.Interface are.
func (f *frame) sortFields(st *state, args []value, given []ssa.Value, i int) {
	for _, e := range args[i] {
		if isField(e.at) && isOrder(e) {
			f.sort(st, args, given, trace.Place{Param: i, Path: e.at})
			continue
		}
		if isField(e.at) {
			e.at = ""
			f.sorted(st, value{e})
			continue
		}
		o, path, ok := f.target(e)
		if !ok || o.glob != nil {
			continue
		}
		for _, in := range f.content(st, o) {
			rest, ok := strings.CutPrefix(in.at, path)
			if !ok || !isField(rest) {
				continue
			}
			f.sorted(st, f.addresses(st, value{e}, rest))
			if in.kind == isPlace {
				in.at = ""
				f.sorted(st, value{in})
			}
		}
	}
}

// isField reports whether a path is that of a field.
func isField(path string) bool {
	return strings.HasPrefix(path, ".") && !strings.ContainsAny(path[1:], ".[{(")
}

// addresses returns the address of a path below others.
func (f *frame) addresses(st *state, addr value, path string) value {
	for path != "" {
		var s string
		s, path = cutStep(path)
		addr = f.address(st, addr, s)
	}
	return addr
}

// stripped returns what a value was before it was converted.
func stripped(v ssa.Value) ssa.Value {
	for range 8 {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.Slice:
			v = x.X
		case *ssa.Call: // of sort.Reverse
			if fn := x.Call.StaticCallee(); fn == nil || fn.String() != "sort.Reverse" || len(x.Call.Args) != 1 {
				return v
			}
			v = x.Call.Args[0]
		default:
			return v
		}
	}
	return v
}

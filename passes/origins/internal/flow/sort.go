package flow

import (
	"go/token"
	"go/types"

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
	case m.Each:
		s := f.p.source(m.Origin, shortName(fn), f.pos)
		f.each(st, args, itself(s)[0])
	case m.Go:
		f.started(st, args[m.To.Index], nil, f.block0, f.pos)
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
		if e.at != path || !(e.kind == isSource && e.source.Origin.Orders() || e.kind == isParam && e.order) {
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
	clear := func(addr value) {
		for _, e := range addr {
			o, path, ok := f.target(e)
			if !ok || o.glob != nil {
				continue
			}
			if v := withoutOrder(f.content(st, o), path); !same(v, f.content(st, o)) {
				f.set(st, o, v)
			}
			if e.kind == isParam {
				addPlace(&f.sum.sorts, trace.Place{Param: int(e.param), Path: e.path})
			}
		}
	}
	clear(f.get(st, args[p.Param], p.Path))
	if p.Path != "" {
		clear(f.addresses(st, args[p.Param], p.Path))
	}
	if p.Param >= len(given) {
		return
	}
	if load, ok := stripped(given[p.Param]).(*ssa.UnOp); ok && load.Op == token.MUL {
		clear(f.addresses(st, f.val(load.X), p.Path)) // where what is sorted is held
	}
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

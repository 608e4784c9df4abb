package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/origins/trace"
)

// each evaluates calls of the functions among the arguments for each element of
// what has an order: what they append and write, they do in that order.
func (f *frame) each(st *state, args []value, order entry) {
	for _, a := range args {
		for _, e := range a {
			if e.kind != isFunc || e.at != "" || e.fn.fn == nil || len(e.fn.binds) == 0 {
				continue
			}
			sum := f.p.summary(e.fn.fn)
			if sum == nil {
				continue
			}
			n := len(e.fn.fn.Params)
			for _, p := range slices.Concat(sum.appendsTo(nil), sum.writes) {
				k := p.Param - n
				if k < 0 || k >= len(e.fn.binds) || !takesParam(sum.out[p.Param], p.Path, n) {
					continue
				}
				f.setOrder(st, f.get(st, f.loadPath(st, e.fn.binds[k], p.Path), ""), order)
				f.setOrder(st, f.through(st, f.addresses(st, e.fn.binds[k], p.Path)), order)
			}
		}
	}
}

// loadPath returns what is held at a path below an address.
func (f *frame) loadPath(st *state, addr value, path string) value {
	return f.load(st, f.addresses(st, addr, path))
}

// takesParam reports whether what is at a path was made of a parameter.
func takesParam(v value, path string, params int) bool {
	return slices.ContainsFunc(v, func(e entry) bool {
		return e.kind == isParam && !e.order && int(e.param) < params && below(e.at, path)
	})
}

// started evaluates that a function is started in a goroutine: in a loop, what
// it appends to lists and sends to channels from outside of the loop comes in
// any order, unless each iteration waits for it.
func (f *frame) started(st *state, callee value, given []ssa.Value, pos token.Pos) {
	if f.cur == nil {
		return
	}
	b := f.cur.Block()
	if !slices.ContainsFunc(f.findLoops(), func(l *loop) bool { return l.body[b] }) || f.isAwaited(f.cur) {
		return
	}
	for _, e := range callee {
		if e.kind != isFunc || e.at != "" || e.fn.fn == nil {
			continue
		}
		sum := f.p.summary(e.fn.fn)
		if sum == nil {
			continue
		}
		args := make([]value, len(e.fn.fn.Params))
		for i := range min(len(args), len(given)) {
			args[i] = f.val(given[i])
		}
		args = append(args, e.fn.binds...)
		order := itself(f.p.source(known.OriginGoroutines, "go", pos))[0]
		for _, p := range sum.appendsTo(f.ownKeys(e.fn.fn)) {
			if p.Param < len(args) {
				addr := f.through(st, f.addresses(st, args[p.Param], p.Path))
				f.setOrder(st, f.sharedBy(f.load(st, addr), b), order)
				f.setOrder(st, f.sharedBy(addr, b), order)
			}
		}
		for _, p := range sum.sends {
			if p.Param < len(args) {
				v := f.get(st, args[p.Param], p.Path)
				f.setOrder(st, f.sharedBy(v, b), order)
				f.setOrder(st, f.sharedBy(f.load(st, v), b), order)
			}
		}
	}
}

// sharedBy returns the places that were there before the loops around a block.
func (f *frame) sharedBy(v value, b *ssa.BasicBlock) value {
	var out value
	for _, e := range v {
		if e.kind == isPlace && e.obj.by != nil {
			if i, ok := e.obj.by.(ssa.Instruction); ok && slices.ContainsFunc(f.findLoops(), func(l *loop) bool { return l.body[b] && l.body[i.Block()] }) {
				continue
			}
		}
		out = append(out, e)
	}
	return out
}

// appendsTo returns the list that a call appends to, nil if it does not.
func appendsTo(c *ssa.Call) ssa.Value {
	b, ok := c.Call.Value.(*ssa.Builtin)
	if !ok || b.Name() != "append" || len(c.Call.Args) == 0 {
		return nil
	}
	return c.Call.Args[0]
}

// noteAppend notes that the function appends to a list or to a text of its
// caller's.
func (f *frame) noteAppend(i *ssa.Store) {
	v := i.Val
	for range maxTexts {
		switch x := v.(type) {
		case *ssa.Call:
			if v = appendsTo(x); v == nil {
				return
			}
			continue
		case *ssa.BinOp:
			if !isSum(x) {
				return
			}
			v = x.X
			continue
		case *ssa.UnOp:
			if x.Op == token.MUL && v != i.Val && same(f.val(x.X), f.val(i.Addr)) && !ofIndex(i.Addr) {
				f.noteAppended(i.Addr)
			}
		}
		return
	}
}

// ofIndex reports whether an address is in the element of a list at an index that is
// computed: each call has its own.
func ofIndex(addr ssa.Value) bool {
	for range maxTexts {
		switch x := addr.(type) {
		case *ssa.FieldAddr:
			addr = x.X
		case *ssa.IndexAddr:
			if _, ok := x.Index.(*ssa.Const); !ok {
				return true
			}
			addr = x.X
		case *ssa.UnOp:
			addr = x.X
		default:
			return false
		}
	}
	return false
}

// notePlaces adds the places in parameters that an address is of.
func (f *frame) notePlaces(to *[]trace.Place, addr value) {
	for _, e := range addr {
		if e.kind == isParam && e.at == "" && !e.whole && !e.order {
			addPlace(to, trace.Place{Param: int(e.param), Path: e.path})
		}
	}
}

// passOn adds the places in the function's own parameters that a callee's are.
func (f *frame) passOn(to *[]trace.Place, st *state, args []value, places []trace.Place) {
	for _, p := range places {
		if p.Param < len(args) {
			f.notePlaces(to, f.get(st, args[p.Param], p.Path))
		}
	}
}

// maxPlaces bounds the places that a summary names.
const maxPlaces = 16

func addPlace(to *[]trace.Place, p trace.Place) {
	if len(*to) < maxPlaces && !slices.Contains(*to, p) {
		*to = append(*to, p)
	}
}

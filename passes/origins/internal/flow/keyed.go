package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/origins/trace"
)

// A goroutine that finds its list in a map, under the key of the iteration that has started it, or
// makes it there, is the only one that appends to that:
//
//	for _, addr := range addrs {
//		wg.Go(func() {
//			h, ok := hosts[addr]
//			if !ok {
//				h = &host{}
//				hosts[addr] = h
//			}
//			h.Ports = append(h.Ports, dial(addr))
//		})
//	}
//
// Where it makes none, several keys may have the same.

// A keyed place is that of a list which a function finds in a map under a key that it has captured.
type keyed struct {
	trace.Place
	key int // among what it has captured
}

// appendsTo returns the lists that the function appends to, without those under keys of the own.
func (s *summary) appendsTo(own []int) []trace.Place {
	if len(s.keyed) == 0 {
		return s.appends
	}
	all := slices.Clone(s.appends)
	for _, k := range s.keyed {
		if !slices.Contains(own, k.key) {
			addPlace(&all, k.Place)
		}
	}
	return all
}

// noteAppended notes that the function appends to the list at an address.
func (f *frame) noteAppended(addr ssa.Value) {
	var places []trace.Place
	f.notePlaces(&places, f.val(addr))
	key := f.keyOver(addr)
	for _, p := range places {
		if k := (keyed{p, key}); key < 0 {
			addPlace(&f.sum.appends, p)
		} else if !slices.Contains(f.sum.keyed, k) && len(f.sum.keyed) < maxPlaces {
			f.sum.keyed = append(f.sum.keyed, k)
		}
	}
}

// keyOver returns which of what the function has captured is the key, in a map, of all that an
// address may be in, less than 0 if there is none, or if the function makes nothing for the key.
func (f *frame) keyOver(addr ssa.Value) int {
	key := -1
	seen := make(map[ssa.Value]bool)
	var over func(v ssa.Value) bool
	over = func(v ssa.Value) bool {
		if seen[v] || len(seen) > maxTexts {
			return seen[v]
		}
		seen[v] = true
		switch x := v.(type) {
		case *ssa.FieldAddr:
			return over(x.X)
		case *ssa.Extract:
			return over(x.Tuple)
		case *ssa.Phi:
			return !slices.ContainsFunc(x.Edges, func(e ssa.Value) bool { return !over(e) })
		case *ssa.Alloc:
			return true
		case *ssa.Lookup:
			k := f.captured(x.Index)
			if k < 0 || key >= 0 && k != key {
				return false
			}
			key = k
			return true
		}
		return false
	}
	if !over(addr) || !f.makesFor(key) {
		return -1
	}
	return key
}

// makesFor reports whether the function puts something new into a map under a key that it has
// captured.
func (f *frame) makesFor(key int) bool {
	return form.HasInstruction(f.fn, func(i ssa.Instruction) bool {
		put, ok := i.(*ssa.MapUpdate)
		if !ok || f.captured(put.Key) != key {
			return false
		}
		_, made := put.Value.(*ssa.Alloc)
		return made && key >= 0
	})
}

// captured returns which variable that the function has captured a value is of, less than 0 if it
// is of none.
func (f *frame) captured(v ssa.Value) int {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return -1
	}
	return slices.IndexFunc(f.fn.FreeVars, func(fv *ssa.FreeVar) bool { return fv == load.X })
}

// ownKeys returns which variables that a function literal has captured, which the current
// instruction starts, are another one in each iteration of the one loop around that.
func (f *frame) ownKeys(fn *ssa.Function) (own []int) {
	call, ok := f.cur.(ssa.CallInstruction)
	if !ok {
		return nil
	}
	var around []*loop
	for _, l := range f.findLoops() {
		if l.body[f.cur.Block()] {
			around = append(around, l)
		}
	}
	if len(around) != 1 {
		return nil
	}
	for _, v := range append([]ssa.Value{call.Common().Value}, call.Common().Args...) {
		made, ok := v.(*ssa.MakeClosure)
		if !ok || made.Fn != fn {
			continue
		}
		for i, b := range made.Bindings {
			if variable, ok := b.(*ssa.Alloc); ok && around[0].body[variable.Block()] && f.isOfIteration(variable, around[0]) {
				own = append(own, i)
			}
		}
	}
	return own
}

// isOfIteration reports whether a variable is the key of the map, the element of the list or the
// number that a loop is at.
func (f *frame) isOfIteration(variable *ssa.Alloc, l *loop) bool {
	held := form.AlwaysIn(variable)
	if held == nil {
		return false
	}
	if load, ok := held.(*ssa.UnOp); ok && load.Op == token.MUL {
		at, ok := load.X.(*ssa.IndexAddr)
		return ok && l.index != nil && at.Index == l.index && sameList(at.X, l.list)
	}
	return keyOf(held, l) || l.index != nil && held == l.index
}

package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A function may begin with standard output, and take something else where a parameter says so:
//
//	func open(toErr bool) *os.File {
//		w := os.Stdout
//		if toErr {
//			w = os.Stderr
//		}
//		return w
//	}
//
// Standard output is what it has under the other condition, be that in the one value that both
// ways lead to, or in a variable, or a field, that is set once more.

// condsOfMention returns what the parameters of f are known to be wherever standard output is
// made use of that it mentions.
func (f *frame) condsOfMention(w *writer) []summary.Cond {
	conds := f.condsAt(w.block)
	if w.load == nil {
		return conds
	}
	var v ssa.Value = w.load
	for range maxDepth {
		switch use := form.OnlyUse(v).(type) {
		case *ssa.MakeInterface:
			v = use
		case *ssa.ChangeInterface:
			v = use
		case *ssa.Phi:
			conds = conditions.Join(conds, f.condsToBring(use, v))
			v = use
		case *ssa.Store:
			return conditions.Join(conds, f.condsToRemain(use))
		default:
			return conds
		}
	}
	return conds
}

// condsToBring returns the conditions under which a value is what several ways lead to.
func (f *frame) condsToBring(to *ssa.Phi, v ssa.Value) []summary.Cond {
	var ways [][]summary.Cond
	for i, e := range to.Edges {
		if e == v {
			ways = append(ways, f.wayBy(to.Block().Preds[i], to.Block()))
		}
	}
	if len(ways) == 1 {
		return ways[0]
	}
	return conditions.OneOfWays(ways, f.condsAt(to.Block()))
}

// condsToRemain returns the conditions under which what a store puts into a variable, or a field
// of one, is still there when anything but further stores has the variable.
func (f *frame) condsToRemain(st *ssa.Store) (out []summary.Cond) {
	local, field := placeOf(st.Addr)
	if local == nil {
		return nil
	}
	others, uses := f.usesOfPlace(local, field)
	for _, other := range others {
		b := other.Block()
		if other == st || len(b.Preds) != 1 {
			continue
		}
		from := b.Preds[0]
		last := from.Instrs[len(from.Instrs)-1]
		if conds := f.notTaken(from, b); len(conds) > 0 && f.dominates(st, last) &&
			!slices.ContainsFunc(uses, func(use ssa.Instruction) bool {
				return !f.dominates(last, use) || use.Block() == b && f.dominates(use, other)
			}) {
			out = conditions.Join(out, conds)
		}
	}
	return out
}

// notTaken returns the conditions by which control gets from a block elsewhere than to a next one.
func (f *frame) notTaken(from, to *ssa.BasicBlock) []summary.Cond {
	cond, holds, ok := form.Branch(from, to)
	if !ok {
		return nil
	}
	return f.condition(cond, !holds, 0)
}

// placeOf returns the variable that an address is of, and which field of that, -1 if it is of
// the whole; nil if it is of something else.
func placeOf(addr ssa.Value) (local *ssa.Alloc, field int) {
	field = -1
	if at, ok := addr.(*ssa.FieldAddr); ok {
		addr, field = at.X, at.Field
	}
	local, _ = addr.(*ssa.Alloc)
	return local, field
}

// usesOfPlace returns the stores to a variable, or to a field of one, and what else is done with
// the variable, but for stores to other fields.
func (f *frame) usesOfPlace(local *ssa.Alloc, field int) (stores []*ssa.Store, uses []ssa.Instruction) {
	note := func(use ssa.Instruction, addr ssa.Value, same bool) {
		st, ok := use.(*ssa.Store)
		switch {
		case !ok || st.Addr != addr:
			uses = append(uses, use)
		case same:
			stores = append(stores, st)
		}
	}
	for _, use := range *local.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.FieldAddr:
			for _, inner := range *use.Referrers() {
				if _, ok := inner.(*ssa.DebugRef); !ok {
					note(inner, use, use.Field == field)
				}
			}
		default:
			note(use, local, field < 0)
		}
	}
	return stores, uses
}

package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// spared returns what a package variable holds, loaded or returned by v, with the writers
// that are there from the beginning as mentions of them, if v is only come to where a field
// or a local variable is nil, and puts there what it loads, or returns that in its place:
//
//	if c.Stdout == nil {
//		c.Stdout = Stdout // the package's, where the caller left c.Stdout unset
//	}
func (f *frame) spared(v source, atoms []atom) []atom {
	if len(atoms) == 0 || !fillsNil(v) {
		return atoms
	}
	var out cell
	for _, a := range atoms {
		if isRef(a) {
			continue // the variable itself: what it holds stands beside it
		}
		held := f.unboxed(a)
		if slices.ContainsFunc(held, func(a atom) bool { return !f.isInPlace(a) }) {
			out.add(a)
			continue
		}
		for _, a := range held {
			out.add(f.spareOf(v, a.node.(*writer)))
		}
	}
	return out.atoms
}

// fillsNil reports whether what v loads or returns is put nowhere but into a field or a local
// variable that was nil, or returned where a field is, if it is not nil.
func fillsNil(v source) bool {
	empty := form.NilAt(v.Block())
	asked := form.AddressOf(empty)
	field, _ := asked.(*ssa.FieldAddr)
	if asked == nil || field != nil && isPackageVariable(form.AddressOf(field.X)) || isPackageVariable(asked) {
		return false // nobody's but this package's
	}
	fills := false
	uses := slices.Clone(*v.Referrers())
	for len(uses) > 0 {
		use := uses[0]
		uses = uses[1:]
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.ChangeInterface:
			uses = append(uses, *use.Referrers()...)
		case *ssa.Store:
			if !isPlaceOf(use.Addr, asked) {
				return false
			}
			fills = true
		case *ssa.Phi:
			if !slices.Contains(use.Edges, empty) || !isHandedOut(use) {
				return false
			}
			fills = true
		case *ssa.Return:
			if field == nil || len(use.Results) != 1 || !returnsField(use.Parent(), field) {
				return false
			}
			fills = true
		default:
			return false
		}
	}
	return fills
}

func isPackageVariable(v ssa.Value) bool {
	_, ok := v.(*ssa.Global)
	return ok
}

// isHandedOut reports whether something is put somewhere, or returned: what the function writes
// to it by itself it does under conditions that say as much.
func isHandedOut(v *ssa.Phi) bool {
	return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Store:
			return use.Val == v
		case *ssa.Return:
			return true
		}
		return false
	})
}

// isPlaceOf reports whether an address is that of the local variable that was asked for, or
// of such a field.
func isPlaceOf(address, asked ssa.Value) bool {
	if local, ok := asked.(*ssa.Alloc); ok {
		return address == local
	}
	field, ok := asked.(*ssa.FieldAddr)
	at, is := address.(*ssa.FieldAddr)
	return ok && is && form.IsOfField(at, field)
}

// returnsField reports whether fn somewhere returns what it loads from such a field as at.
func returnsField(fn *ssa.Function, at *ssa.FieldAddr) bool {
	return slices.ContainsFunc(form.Ends(fn), func(b *ssa.BasicBlock) bool {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) != 1 {
			return false
		}
		from, ok := form.AddressOf(ret.Results[0]).(*ssa.FieldAddr)
		return ok && form.IsOfField(from, at)
	})
}

// standsIn returns the places that are nil where the current instruction calls what hands
// on a writer, as e says, if what it returns is put there and nowhere else:
//
//	if c.Out == nil {
//		c.Out = colorable.NewColorableStdout()
//	}
//
// What becomes of the writer in something else, as in logs.NewDefault() where there was no
// logger, is told by what the summary says of the result.
func (f *frame) standsIn(e *summary.Effect, sum *summary.Summary) []atom {
	call, ok := f.cur.(*ssa.Call)
	if !ok || !e.Handed || e.Lent || !fillsNil(call) {
		return nil
	}
	if len(sum.Results) > 0 && len(sum.Results[0]) > 0 && !typeinfo.HasWrite(call.Type()) {
		return nil
	}
	return f.guards(call.Block())
}

// isInPlace reports whether a is a writer that is there before any handler runs.
func (f *frame) isInPlace(a atom) bool {
	w, ok := a.node.(*writer)
	return ok && f.heldClass(w) != summary.Injected
}

// spareOf returns w as what v, which loads or returns a package variable, mentions.
func (f *frame) spareOf(v source, w *writer) atom {
	key := madeKey{by: v, of: w}
	own, ok := f.made[key].(*writer)
	if !ok {
		own = &writer{writerKey: writerKey{class: f.heldClass(w), what: w.what, from: w.from}, home: f.fn, block: v.Block(), pos: form.Near(v)}
		if e := f.mentioned(v); e != nil {
			own.pos, own.node = e.Pos(), e
		}
		f.made[key] = own
	}
	own.guard = f.guards(v.Block())
	return atom{kind: isWriter, node: own}
}

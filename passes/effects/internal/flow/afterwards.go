package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What a function puts into something after its options have been called, they have not
// replaced, but for what is put there only where they left nothing, or made of what they
// left.

// fillsAfter reports whether the function puts something of interest into what it hands
// over at i once it has: into a part of the whole that a variable is, or that a call returned.
func (f *frame) fillsAfter(i ssa.CallInstruction) bool {
	return slices.ContainsFunc(i.Common().Args, func(arg ssa.Value) bool {
		part, _ := arg.(*ssa.FieldAddr)
		whole := sourceOf(arg)
		if part != nil {
			whole = sourceOf(part.X)
		}
		return whole != nil && slices.ContainsFunc(*whole.Referrers(), func(use ssa.Instruction) bool {
			at, ok := use.(*ssa.FieldAddr)
			return ok && (part == nil || form.IsSameField(part, at)) && !f.setsAlone(at) && f.storesAfter(i, at)
		})
	})
}

// setsAlone reports whether nothing puts anything into a field but this function, so that no
// option does:
//
//	type Bar struct {
//		out  io.Writer
//		term *terminal
//	}
//
//	b.term = newTerminal(b.out)
func (f *frame) setsAlone(at *ssa.FieldAddr) bool {
	k, ok := f.pkg.keeperField(at.X.Type().Underlying().(*types.Pointer).Elem(), at.Field)
	if !ok || f.pkg.overwritten[k.field.Origin()] {
		return false
	}
	_, stores, ok := f.pkg.usesOfKeeper(k)
	return ok && !slices.ContainsFunc(stores, func(st *ssa.Store) bool { return st.Parent() != f.fn })
}

// storesAfter reports whether something of interest may be put at an address, or into a
// part of what stands there, after i.
func (f *frame) storesAfter(i ssa.Instruction, at ssa.Value) bool {
	return slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Store:
			return use.Addr == at && f.pkg.carries(use.Val.Type()) && f.leadsTo(i, use, nil) &&
				!form.IsMadeEmpty(use.Val) && !fillsUnset(use) && !f.putsBackMade(use)
		case *ssa.FieldAddr:
			return !f.setsAlone(use) && f.storesAfter(i, use)
		}
		return false
	})
}

// fillsUnset reports whether a store puts something into a field only where that was nil.
func fillsUnset(st *ssa.Store) bool {
	asked, ok := form.AddressOf(form.NilAt(st.Block())).(*ssa.FieldAddr)
	return ok && form.IsSameField(asked, st.Addr)
}

// putsBackMade reports whether a store puts into a field what is made of what was there, and
// of nothing else of interest:
//
//	b.out = colorable.NewColorable(b.out.(*os.File))
func (f *frame) putsBackMade(st *ssa.Store) bool {
	at, ok := st.Addr.(*ssa.FieldAddr)
	return ok && f.isMadeOf(st.Val, at, 0)
}

func (f *frame) isMadeOf(v ssa.Value, at *ssa.FieldAddr, depth int) bool {
	if depth > maxDepth {
		return false
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		return v.Op == token.MUL && form.IsSameField(at, v.X)
	case *ssa.MakeInterface:
		return f.isMadeOf(v.X, at, depth+1)
	case *ssa.ChangeInterface:
		return f.isMadeOf(v.X, at, depth+1)
	case *ssa.TypeAssert:
		return f.isMadeOf(v.X, at, depth+1)
	case *ssa.Extract:
		return f.isMadeOf(v.Tuple, at, depth+1)
	case *ssa.Call:
		return v.Call.StaticCallee() != nil && f.areMadeOf(v.Call.Args, at, depth+1)
	case *ssa.Alloc:
		var put []ssa.Value
		for _, use := range *v.Referrers() {
			switch use := use.(type) {
			case *ssa.MakeInterface, *ssa.DebugRef:
			case *ssa.FieldAddr:
				st, ok := form.OnlyStore(use)
				if !ok {
					return false
				}
				put = append(put, st.Val)
			default:
				return false
			}
		}
		return f.areMadeOf(put, at, depth+1)
	}
	return false
}

// areMadeOf reports whether one of some values is made of what is at an address, and the
// others hold nothing of interest.
func (f *frame) areMadeOf(values []ssa.Value, at *ssa.FieldAddr, depth int) bool {
	made := false
	for _, v := range values {
		if f.pkg.carries(v.Type()) {
			if !f.isMadeOf(v, at, depth) {
				return false
			}
			made = true
		}
	}
	return made
}

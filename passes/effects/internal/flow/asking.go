package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What is done with a pointer to a configuration is, as a rule, to ask for what that says: functions
// are called with it, and structs and variables keep it, of which the same is true.

// A pointee names what is at a path of what a pointer points to: a value, what a variable holds of which
// this is the address, or what a field of any struct holds.
type pointee struct {
	of   any // an ssa.Value or a *types.Var
	path string
	but  ssa.Instruction // which may do with it what it likes
}

// maxAsking bounds the pointers that are looked at for one.
const maxAsking = 100

// An asking looks at what is done with all that may be one pointer.
type asking struct {
	p    *Package
	seen map[pointee]bool
}

// asksOf reports whether nothing is done with a pointer but to ask for what is at a path of what it
// points to, and to keep it, other than by an instruction and, if something makes what it points to,
// before that.
func (p *Package) asksOf(v ssa.Value, path string, kept ssa.Instruction) bool {
	a := asking{p, make(map[pointee]bool)}
	return a.asks(v, path, kept) && a.isKnown()
}

// asksOfField is asksOf for the pointers that a field of any struct holds.
func (p *Package) asksOfField(in *types.Var, path string) bool {
	a := asking{p, make(map[pointee]bool)}
	return a.asksField(in, path) && a.isKnown()
}

// asksOfKept is asksOf for the pointers that are where one is kept.
func (p *Package) asksOfKept(addr ssa.Value, path string) bool {
	a := asking{p, make(map[pointee]bool)}
	return a.keeps(addr, path) && a.isKnown()
}

// isKnown notes that all is so that was looked at, and reports true.
func (a asking) isKnown() bool {
	for k := range a.seen {
		a.p.askedOnly[k] = true
	}
	return true
}

// only reports whether look says so of what is asked for, as it is taken to do for what leads back to
// that: if it does not, neither does the whole.
func (a asking) only(k pointee, look func() bool) bool {
	if known, ok := a.p.askedOnly[k]; ok {
		return known
	}
	if a.seen[k] {
		return true
	}
	a.seen[k] = true
	ok := len(a.seen) <= maxAsking && look()
	if a.p.askedOnly == nil {
		a.p.askedOnly = make(map[pointee]bool)
	}
	if !ok {
		a.p.askedOnly[k] = false
	}
	return ok
}

// asksField is asksOf for the pointers that a field of any struct holds.
func (a asking) asksField(in *types.Var, path string) bool {
	return a.only(pointee{of: in, path: path}, func() bool {
		a.p.findFieldUses()
		return !a.p.recast[in] && !slices.ContainsFunc(a.p.fieldUses[in], func(use ssa.Value) bool {
			if at, ok := use.(*ssa.FieldAddr); ok {
				return !a.asksBehind(at, path)
			}
			return !a.asks(use, path, nil)
		})
	})
}

// asksBehind is asksOf for the pointers that a variable holds, of which this is the address, that
// nobody else has.
func (a asking) asksBehind(addr ssa.Value, path string) bool {
	return a.only(pointee{of: addr, path: path}, func() bool {
		return !slices.ContainsFunc(*addr.Referrers(), func(use ssa.Instruction) bool {
			switch use := use.(type) {
			case *ssa.DebugRef:
				return false
			case *ssa.UnOp:
				return !a.asks(use, path, nil)
			case *ssa.Store:
				return use.Addr != addr
			}
			return true
		})
	})
}

// asks is asksOf for one pointer.
func (a asking) asks(v ssa.Value, path string, kept ssa.Instruction) bool {
	whole := sourceOf(v)
	for use, v := range a.p.usesOf(v) {
		if use == kept || kept != nil && whole != nil && !a.p.handedBefore(kept, use, whole) {
			continue
		}
		ok := false
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.BinOp:
			ok = true
		case *ssa.UnOp: // a copy, which points to the same
			ok = !isBehindPointer(v.Type(), path)
		case *ssa.Phi:
			ok = a.only(pointee{use, path, kept}, func() bool { return a.asks(use, path, kept) })
		case *ssa.FieldAddr:
			ok = a.asksWithin(use, path)
		case *ssa.Store:
			ok = use.Addr != v && a.keeps(use.Addr, path)
		case *ssa.Return:
			ok = a.p.isFluent(use.Parent()) // of which the callers know
		case ssa.CallInstruction:
			ok = a.asksByCall(use.Common(), v, path)
		}
		if !ok {
			return false
		}
	}
	return true
}

// asksWithin is asksOf for the address of a field in what a pointer points to.
func (a asking) asksWithin(at *ssa.FieldAddr, path string) bool {
	rest, ok := paths.Under(path, typeinfo.FieldName(at.X.Type(), at.Field))
	if !ok {
		return true
	}
	if _, points := typeinfo.Field(at.X.Type(), at.Field).Type().Underlying().(*types.Pointer); points && rest != "" {
		return form.OnlyRead(at) && a.asksBehind(at, rest)
	}
	return !slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
		inner, ok := use.(*ssa.FieldAddr)
		return !(ok && rest != "" && a.asksWithin(inner, rest)) && !form.Loads(use)
	})
}

// asksByCall is asksOf for what a call does with an argument.
func (a asking) asksByCall(call *ssa.CallCommon, v ssa.Value, path string) bool {
	fn := call.StaticCallee()
	if fn == nil || call.Value == v {
		return false
	}
	if a.p.frames[fn] == nil {
		t := a.p.touchedByCall(call, v, 0)
		return a.p.leftBy(t, v.Type(), path)
	}
	for i, arg := range call.Args {
		if arg != v {
			continue
		}
		if i >= len(fn.Params) {
			return false
		}
		param := fn.Params[i]
		if !a.only(pointee{of: param, path: path}, func() bool { return a.asks(param, path, nil) }) {
			return false
		}
	}
	return true
}

// keeps is asksOf for the pointers that are where one is kept.
func (a asking) keeps(addr ssa.Value, path string) bool {
	switch at := addr.(type) {
	case *ssa.FieldAddr:
		k, ok := a.p.keeperField(at.X.Type().Underlying().(*types.Pointer).Elem(), at.Field)
		return ok && a.asksField(k.field.Origin(), path)
	case *ssa.Alloc:
		return a.asksBehind(at, path)
	}
	return false
}

// setWhereKept returns by which fields something may be decided that somebody may set of what a pointer
// points to that a store keeps, and false if that is so with all of them.
func (p *Package) setWhereKept(st *ssa.Store) (fields []string, ok bool) {
	ptr, ok := st.Val.Type().Underlying().(*types.Pointer)
	if !ok {
		return nil, false
	}
	s, ok := ptr.Elem().Underlying().(*types.Struct)
	if !ok {
		return nil, false
	}
	left := false
	for field := range s.Fields() {
		_, within := field.Type().Underlying().(*types.Struct)
		switch {
		case !within && !isConstant(field.Type()):
		case p.asksOfKept(st.Addr, field.Name()):
			left = true
		default:
			fields = append(fields, field.Name())
		}
	}
	return fields, left
}

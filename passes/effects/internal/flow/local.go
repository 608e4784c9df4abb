package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// stored returns what was put into the field of a local variable that v is loaded
// from, if that is set once and nothing else has the variable's address, else v.
//
//	m := Message{Level: level}
//	switch m.Level {
func (f *frame) stored(v ssa.Value) ssa.Value {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return v
	}
	if from, ok := load.X.(*ssa.FieldAddr); ok {
		if local, ok := from.X.(*ssa.Alloc); ok {
			if found, _, ok := f.pkg.partOf(local, local, fieldName(local.Type(), from.Field), load, 0); ok && found != nil {
				return found
			}
		}
	}
	return v
}

// fieldOf returns what a field holds of an argument when at hands it on, if that is a
// value that was made for it: nil and its zero value if nothing is put there. If at is
// not known, or is another instruction, it is the first call that has the argument; of
// the argument that is an interface value, it is where that is made.
func (p *Package) fieldOf(arg ssa.Value, path string, at ssa.Instruction, depth int) (v ssa.Value, zero summary.Const, ok bool) {
	if c, ok := arg.(*ssa.Const); ok && c.Value == nil {
		return zeroAt(c.Type(), path)
	}
	switch x := arg.(type) {
	case *ssa.UnOp:
		if x.Op == token.MUL {
			arg, at = x.X, x
		}
	case *ssa.MakeInterface:
		return p.fieldOfBox(x, path, depth)
	}
	local, isLocal := arg.(*ssa.Alloc)
	if !isLocal || depth > maxDepth {
		return nil, zero, false
	}
	if at == nil || !slices.Contains(*local.Referrers(), at) {
		i := slices.IndexFunc(*local.Referrers(), func(use ssa.Instruction) bool { _, ok := use.(ssa.CallInstruction); return ok })
		if i < 0 {
			return nil, zero, false
		}
		at = (*local.Referrers())[i]
	}
	return p.partOf(local, local, path, at, depth)
}

// fieldOfBox is fieldOf for what an interface value points to. Others have that as well:
// known is what none of them can set, and what is not nil, which nobody makes nil again.
func (p *Package) fieldOfBox(box *ssa.MakeInterface, path string, depth int) (v ssa.Value, zero summary.Const, ok bool) {
	local, isLocal := unconvert(box.X).(*ssa.Alloc)
	if !isLocal || !slices.Contains(*local.Referrers(), ssa.Instruction(box)) {
		return nil, zero, false
	}
	v, zero, ok = p.partOf(local, local, path, box, depth)
	if !ok || p.onlyMade(box.X.Type(), path) || v != nil && isMade(v) {
		return v, zero, ok
	}
	return nil, zero, false
}

// isMade reports whether v is made where it stands, and so not nil.
func isMade(v ssa.Value) bool {
	c, ok := constOf(v)
	return ok && c == summary.IsNil(false)
}

// partOf is fieldOf for what an address in a local variable is of.
func (p *Package) partOf(local *ssa.Alloc, addr ssa.Value, path string, at ssa.Instruction, depth int) (found ssa.Value, zero summary.Const, ok bool) {
	step, rest, _ := strings.Cut(path, ".")
	written, made := false, p.onlyMade(addr.Type(), path)
	for _, use := range *addr.Referrers() {
		var v ssa.Value
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
			continue
		case *ssa.FieldAddr:
			if fieldName(use.X.Type(), use.Field) != step || onlyRead(use) {
				continue
			}
			if rest == "" {
				st, ok := onlyStore(use)
				if !ok || written || !p.precedes(st, at) {
					return nil, zero, false
				}
				v, written = st.Val, true
			} else if v, _, ok = p.partOf(local, use, rest, at, depth+1); !ok {
				return nil, zero, false
			} else if _, whole := onlyStore(use); whole {
				if written {
					return nil, zero, false
				}
				written = true
			}
		case *ssa.Store: // of the whole
			if use.Addr != addr {
				if !made && p.handedBefore(use, at, local) {
					return nil, zero, false
				}
				continue
			}
			if _, kept := use.Val.Type().Underlying().(*types.Pointer); kept || written || !p.precedes(use, at) {
				return nil, zero, false
			}
			written = true
			if v, zero, ok = p.fieldOf(use.Val, path, nil, depth+1); !ok {
				return nil, zero, false
			}
		default:
			if !made && p.handedBefore(use, at, local) {
				return nil, zero, false
			}
			continue
		}
		if v != nil && found != nil {
			return nil, zero, false
		}
		if v != nil {
			found, written = v, true
		}
	}
	if found != nil {
		return found, zero, true
	}
	return zeroAt(addr.Type().Underlying().(*types.Pointer).Elem(), path)
}

// zeroAt returns the zero value at path of what is of type t, with nil for the value.
func zeroAt(t types.Type, path string) (none ssa.Value, zero summary.Const, ok bool) {
	t = typeAt(t, path)
	if t == nil || !decides(t) {
		return nil, zero, false
	}
	if isNillable(t) {
		return nil, summary.IsNil(true), true
	}
	if b := t.Underlying().(*types.Basic); b.Info()&types.IsString != 0 {
		return nil, summary.Const{Kind: constant.String}, true
	}
	zero, ok = zeroOf(t)
	return nil, zero, ok
}

// precedes reports whether a is executed before b whenever b is, in one function.
func (p *Package) precedes(a, b ssa.Instruction) bool {
	f := p.frames[a.Parent()]
	return f != nil && a.Parent() == b.Parent() && f.dominates(a, b)
}

// handedBefore reports whether something else may have had the content of a local
// variable by use when at is executed.
func (p *Package) handedBefore(use, at ssa.Instruction, local *ssa.Alloc) bool {
	f := p.frames[at.Parent()]
	return f == nil || use.Parent() != at.Parent() || f.leadsTo(use, at, local)
}

// onlyStore returns the one instruction that does anything with an address, if that
// puts something there.
func onlyStore(at *ssa.FieldAddr) (found *ssa.Store, ok bool) {
	for _, use := range *at.Referrers() {
		if _, ok := use.(*ssa.DebugRef); ok {
			continue
		}
		st, ok := use.(*ssa.Store)
		if !ok || st.Addr != at || found != nil {
			return nil, false
		}
		found = st
	}
	return found, found != nil
}

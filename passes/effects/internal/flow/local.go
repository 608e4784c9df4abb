package flow

import (
	"go/constant"
	"go/token"
	"go/types"
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
			if found, _, ok := f.pkg.partOf(local, fieldName(local.Type(), from.Field), load, 0); ok && found != nil {
				return found
			}
		}
	}
	return v
}

// fieldOf returns what a field holds of an argument, if that is a value that is made
// for one call: nil and its zero value if nothing is put there.
func (p *Package) fieldOf(arg ssa.Value, path string, depth int) (v ssa.Value, zero summary.Const, ok bool) {
	var at ssa.Instruction
	if load, ok := arg.(*ssa.UnOp); ok && load.Op == token.MUL {
		arg, at = load.X, load
	}
	local, isLocal := arg.(*ssa.Alloc)
	if !isLocal || depth > maxDepth {
		return nil, zero, false
	}
	for _, use := range *local.Referrers() {
		if call, ok := use.(ssa.CallInstruction); ok && at == nil {
			at = call
		}
	}
	if at == nil {
		return nil, zero, false
	}
	return p.partOf(local, path, at, depth)
}

// partOf is fieldOf for what an address is of when control is at at, the only
// instruction that hands the address on.
func (p *Package) partOf(addr ssa.Value, path string, at ssa.Instruction, depth int) (found ssa.Value, zero summary.Const, ok bool) {
	step, rest, _ := strings.Cut(path, ".")
	written := false
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
			} else if v, _, ok = p.partOf(use, rest, at, depth+1); !ok {
				return nil, zero, false
			}
		case *ssa.Store: // of the whole
			if use.Addr != addr || written || !p.precedes(use, at) {
				return nil, zero, false
			}
			written = true
			if v, zero, ok = p.fieldOf(use.Val, path, depth+1); !ok {
				return nil, zero, false
			}
		default:
			if use != at {
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
	t := typeAt(addr.Type().Underlying().(*types.Pointer).Elem(), path)
	if t == nil || !isConstant(t) {
		return nil, zero, false
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

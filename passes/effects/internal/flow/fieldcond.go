package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A field of a parameter decides like a parameter does, where the package sets it
// nowhere but in what it makes itself, and the parameter is not handed on or kept:
//
//	func NewServer(c *Config) *Server {
//		if c.Announce {
//			fmt.Println("listening")
//		}

// fieldOfParam returns which field of which parameter v is loaded from, -1 if it is
// loaded from none that stays as it was handed over.
func (f *frame) fieldOfParam(v ssa.Value) (index int, path string) {
	var last *types.Var
	switch v := unconvert(v).(type) {
	case *ssa.UnOp:
		at, ok := v.X.(*ssa.FieldAddr)
		if !ok || v.Op != token.MUL {
			return -1, ""
		}
		last = fieldVar(at.X.Type(), at.Field)
		index, path = f.partOfParam(at)
	case *ssa.Field:
		last = fieldVar(v.X.Type(), v.Field)
		index, path = f.partOfParam(v)
	default:
		return -1, ""
	}
	if index < 0 || last == nil || !isConstant(last.Type()) || f.handsOn(f.fn.Params[index]) > 0 {
		return -1, ""
	}
	return index, path
}

// handsOn returns how many instructions may set something in what a parameter points
// to, or hand it to what does.
func (f *frame) handsOn(p ssa.Value) (n int) {
	for _, use := range *p.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp, *ssa.Field:
		case *ssa.FieldAddr:
			n += f.handsOn(use)
		case *ssa.Store:
			if local, ok := use.Addr.(*ssa.Alloc); !ok || use.Val != p || spilled(local) != p {
				n++
			}
		default:
			n++
		}
	}
	return n
}

// partOfParam returns which field of which parameter v is, or is the address of: ""
// if it is the parameter itself, or a copy of it, and -1 if it is something else.
func (f *frame) partOfParam(v ssa.Value) (index int, path string) {
	var steps []string
	for len(steps) < maxDepth {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			if f.pkg.assigned[fieldVar(x.X.Type(), x.Field)] {
				return -1, ""
			}
			steps = append(steps, fieldName(x.X.Type(), x.Field))
			v = x.X
			continue
		case *ssa.Field:
			steps = append(steps, fieldName(x.X.Type(), x.Field))
			v = x.X
			continue
		case *ssa.UnOp:
			if local, ok := x.X.(*ssa.Alloc); ok && x.Op == token.MUL {
				v = local
				continue
			}
		case *ssa.Alloc:
			if p := spilled(x); p != nil {
				v = p
				continue
			}
		case *ssa.Parameter:
			for i, p := range f.fn.Params {
				if p == x {
					var b strings.Builder
					for n := len(steps) - 1; n >= 0; n-- {
						b.WriteString(steps[n])
						if n > 0 {
							b.WriteByte('.')
						}
					}
					return i, b.String()
				}
			}
		}
		break
	}
	return -1, ""
}

// spilled returns the parameter that a variable holds for ever, nil if it may hold
// something else.
func spilled(local *ssa.Alloc) (param *ssa.Parameter) {
	for _, use := range *local.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
		case *ssa.FieldAddr:
			if !partsRead(use) {
				return nil
			}
		case *ssa.Store:
			p, ok := use.Val.(*ssa.Parameter)
			if !ok || use.Addr != local || param != nil {
				return nil
			}
			param = p
		default:
			return nil
		}
	}
	return param
}

// partsRead reports whether nothing but the content of an address, or of fields in
// it, is asked for.
func partsRead(v ssa.Value) bool {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.UnOp:
			if use.Op != token.MUL {
				return false
			}
		case *ssa.FieldAddr:
			if !partsRead(use) {
				return false
			}
		default:
			return false
		}
	}
	return true
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
				if !ok || !p.precedes(st, at) {
					return nil, zero, false
				}
				if written {
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

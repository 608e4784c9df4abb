package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A field of a parameter decides like a parameter does, where the package sets it
// nowhere but in what it makes itself, and the parameter is not handed on or kept:
//
//	func NewServer(c *Config) {
//		if c.Announce {
//			fmt.Println("listening")
//		}
//	}

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
					slices.Reverse(steps)
					return i, strings.Join(steps, ".")
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

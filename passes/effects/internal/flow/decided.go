package flow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// Whether a set of flags ends the process is decided by the callers of who hands on what says
// so:
//
//	func newFlags(name string, mode flag.ErrorHandling) *flag.FlagSet {
//		return flag.NewFlagSet(name, mode)
//	}
//
// Of other integers, as file descriptors, callers rarely know which they are.

// holds returns the conditions under which what op says is so of a call, of what decides in
// the function under evaluation, and whether it may be.
func (f *frame) holds(op known.Op, c call) (conds []summary.Cond, possible bool) {
	for _, cond := range op.Conds {
		if cond.Below != "" {
			if cond.Arg < len(c.vals) && f.isFromZero(c.vals[cond.Arg], cond.Below) {
				return nil, false
			}
			continue
		}
		if cond.Arg >= len(c.vals) {
			return nil, false
		}
		if meets(c.vals[cond.Arg], cond) {
			continue
		}
		by, ok := f.decidesFor(c.vals[cond.Arg], cond)
		if !ok || op.Kind != known.OpAssign || op.Y.Root != known.RootExit {
			return nil, false
		}
		conds = conditions.Join(conds, []summary.Cond{by.cond(token.EQL, summary.Const{Kind: constant.Int, Int: cond.Value})})
	}
	return conds, op.Unless.Root == 0 || !f.isSet(op.Unless)
}

// decidesFor returns the decider that an argument is, if a condition asks whether that is an
// integer. What a field holds is as rarely known.
func (f *frame) decidesFor(arg ssa.Value, cond known.Cond) (decider, bool) {
	if arg == nil || cond.Some || cond.Global != "" {
		return decider{}, false
	}
	d, ok := f.deciderOf(arg)
	return d, ok && d.path == ""
}

// isFromZero reports whether a field of what v points to, which the current instruction hands
// over, is nil or an integer that is not below zero, as v may be.
func (f *frame) isFromZero(v ssa.Value, field string) bool {
	if v == nil || form.IsNil(v) {
		return v != nil
	}
	found, ok := f.pkg.fieldOf(v, field, f.cur, 0)
	if !ok || found.param != nil {
		return false
	}
	c := found.constant
	if box, isBox := found.value.(*ssa.MakeInterface); isBox {
		c, ok = constOf(box.X)
	} else if found.value != nil {
		c, ok = constOf(found.value)
	}
	return ok && (c == summary.IsNil(true) || c.Kind == constant.Int && c.Int >= 0)
}

// meets reports whether an argument is the constant or the variable that cond asks
// for, or a list that may have elements.
func meets(arg ssa.Value, cond known.Cond) bool {
	if cond.Some {
		return !form.IsEmpty(arg)
	}
	switch v := form.Unconvert(arg).(type) {
	case *ssa.Const:
		if cond.Global == "" && v.Value != nil && v.Value.Kind() == constant.Int {
			n, exact := constant.Int64Val(v.Value)
			return exact && n == cond.Value
		}
	case *ssa.UnOp:
		g, ok := v.X.(*ssa.Global)
		if !ok {
			return false
		}
		obj, ok := g.Object().(*types.Var)
		if cond.Global != "" {
			return ok && known.Global(obj) == cond.Global
		}
		return ok && cond.Value == 1 && known.IsStdoutFd(obj)
	}
	return false
}

// exitUnder returns the function that ends the process as what the current instruction
// makes under conditions, its own among them.
func (f *frame) exitUnder(conds []summary.Cond) atom {
	a := f.pkg.exit()
	if conds = f.also(conds); len(conds) == 0 {
		return a
	}
	key := madeKey{by: f.cur, of: known.RootExit}
	n, ok := f.made[key].(*function)
	if !ok {
		twin := *a.node.(*function)
		n = &twin
		n.id, n.made = f.pkg.next(), made{home: f.fn, under: conds}
		f.made[key] = n
	}
	a.node = n
	return a
}

package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// maxConds bounds the conditions kept of one thing; fewer say that it happens
// more often than it does.
const maxConds = 4

// condsAt returns what the parameters of f are known to be wherever block b is
// executed.
func (f *frame) condsAt(b *ssa.BasicBlock) []summary.Cond {
	if b == nil {
		return nil
	}
	if known, ok := f.conds[b]; ok {
		return known
	}
	var out []summary.Cond
	if up := b.Idom(); up != nil {
		out = f.condsAt(up)
	}
	if c, ok := f.entry(b); ok && len(out) < maxConds {
		out = append(slices.Clip(out), c)
	}
	if set := (summary.Cond{Of: f.pkg.env.Pkg.Path()}); f.pkg.asksSettings(b) && !slices.Contains(out, set) {
		out = append(slices.Clip(out), set)
	}
	f.conds[b] = out
	return out
}

// entry returns the condition by which alone control gets to b.
func (f *frame) entry(b *ssa.BasicBlock) (summary.Cond, bool) {
	if len(b.Preds) != 1 {
		return summary.Cond{}, false
	}
	from := b.Preds[0]
	branch, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] {
		return summary.Cond{}, false
	}
	return f.condition(branch.Cond, from.Succs[0] == b)
}

// condition returns what the value of v says of a parameter.
func (f *frame) condition(v ssa.Value, holds bool) (summary.Cond, bool) {
	switch v := v.(type) {
	case *ssa.Parameter:
		c := summary.Const{Kind: constant.Bool}
		if holds {
			c.Int = 1
		}
		i := slices.Index(f.fn.Params, v)
		return summary.Cond{Param: i, Op: token.EQL, Value: c}, i >= 0
	case *ssa.UnOp:
		if v.Op == token.NOT {
			return f.condition(v.X, !holds)
		}
		return f.fieldCondition(v, holds)
	case *ssa.Field:
		return f.fieldCondition(v, holds)
	case *ssa.BinOp:
		x, y, op := v.X, v.Y, v.Op
		if _, ok := x.(*ssa.Const); ok {
			x, y, op = y, x, mirrored[op]
		}
		i, path := f.paramOf(x), ""
		if i < 0 {
			i, path = f.fieldOfParam(x)
		}
		value, ok := constOf(y)
		if i < 0 || !ok {
			return summary.Cond{}, false
		}
		if !holds {
			op = negated[op]
		}
		return summary.Cond{Param: i, Path: path, Op: op, Value: value}, comparisons[op]
	}
	return summary.Cond{}, false
}

// fieldCondition is condition for a truth value that may be a field of a parameter.
func (f *frame) fieldCondition(v ssa.Value, holds bool) (summary.Cond, bool) {
	i, path := f.fieldOfParam(v)
	if i < 0 || !isBool(v.Type()) {
		return summary.Cond{}, false
	}
	c := summary.Const{Kind: constant.Bool}
	if holds {
		c.Int = 1
	}
	return summary.Cond{Param: i, Path: path, Op: token.EQL, Value: c}, true
}

var (
	comparisons = map[token.Token]bool{token.EQL: true, token.NEQ: true, token.LSS: true, token.LEQ: true, token.GTR: true, token.GEQ: true}
	mirrored    = map[token.Token]token.Token{
		token.EQL: token.EQL, token.NEQ: token.NEQ, token.LSS: token.GTR, token.LEQ: token.GEQ, token.GTR: token.LSS, token.GEQ: token.LEQ,
	}
	negated = map[token.Token]token.Token{
		token.EQL: token.NEQ, token.NEQ: token.EQL, token.LSS: token.GEQ, token.LEQ: token.GTR, token.GTR: token.LEQ, token.GEQ: token.LSS,
	}
)

// paramOf returns the index of the parameter that v is, or -1. A conversion
// between types of the same kind of constant keeps what it is compared with.
func (f *frame) paramOf(v ssa.Value) int {
	p, ok := unconvert(f.stored(unconvert(v))).(*ssa.Parameter)
	if !ok || !isConstant(p.Type()) || !isConstant(v.Type()) {
		return -1
	}
	return slices.Index(f.fn.Params, p)
}

// isConstant reports whether constants of type t are followed.
func isConstant(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsInteger|types.IsString|types.IsBoolean) != 0
}

func constOf(v ssa.Value) (summary.Const, bool) {
	c, ok := unconvert(v).(*ssa.Const)
	if !ok || c.Value == nil || !isConstant(c.Type()) {
		return summary.Const{}, false
	}
	return summary.ConstOf(c.Value)
}

// under returns what conditions of a callee are where it is called with the
// arguments vals, and whether they can hold there.
func (f *frame) under(conds []summary.Cond, vals []ssa.Value) ([]summary.Cond, bool) {
	var out []summary.Cond
	for _, c := range conds {
		if c.Of != "" {
			if !f.pkg.env.Changed[c.Of] {
				out = append(out, c)
			}
			continue
		}
		if c.Param < 0 || c.Param >= len(vals) {
			continue
		}
		c, known, holds := f.seen(c, vals[c.Param])
		if known && !holds {
			return nil, false
		}
		if !known && c.Param >= 0 {
			out = append(out, c)
		}
	}
	return out, true
}

// seen returns what a condition of a callee is to the caller, given the argument: one
// of a parameter of the caller, if Param is not negative, or known to hold or not.
func (f *frame) seen(c summary.Cond, arg ssa.Value) (out summary.Cond, known, holds bool) {
	if c.Path != "" {
		i, path := f.partOfParam(arg)
		if i >= 0 && f.handsOn(f.fn.Params[i]) <= 1 { // to this callee
			c.Param = i
			if path != "" {
				c.Path = path + "." + c.Path
			}
			return c, false, false
		}
		v, zero, ok := f.pkg.fieldOf(arg, c.Path, 0)
		switch {
		case !ok:
			c.Param = -1
			return c, false, false
		case v == nil:
			return c, true, c.Holds(zero)
		}
		arg, c.Path = v, ""
	}
	if v, ok := constOf(arg); ok {
		return c, true, c.Holds(v)
	}
	if c.Param = f.paramOf(arg); c.Param < 0 {
		c.Param, c.Path = f.fieldOfParam(arg)
	}
	return c, false, false
}

// exclude reports whether conditions of a and b cannot hold together.
func exclude(a, b []summary.Cond) bool {
	return slices.ContainsFunc(a, func(c summary.Cond) bool { return slices.ContainsFunc(b, c.Excludes) })
}

// join returns the conditions of a and b, as many as are kept.
func join(a, b []summary.Cond) []summary.Cond {
	out := slices.Clip(a)
	for _, c := range b {
		if (len(out) < maxConds || c.Of != "" && len(out) < 2*maxConds) && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// either returns what holds wherever a or b does.
func either(a, b []summary.Cond) []summary.Cond {
	if slices.Equal(a, b) {
		return a
	}
	var out []summary.Cond
	for _, c := range a {
		if slices.Contains(b, c) {
			out = append(out, c)
		}
	}
	return out
}

// also adds to conditions those under which the current instruction is executed.
func (f *frame) also(conds []summary.Cond) []summary.Cond {
	return join(conds, f.condsAt(f.block()))
}

// block returns the block of the instruction being evaluated, nil if none is.
func (f *frame) block() *ssa.BasicBlock {
	if f.cur == nil {
		return nil
	}
	return f.cur.Block()
}

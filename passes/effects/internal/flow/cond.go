package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// maxConds bounds the conditions kept of one thing, and maxNils those among them that
// ask for nil, as nearly each function does, and maxModes those about variables; fewer say
// that it happens more often than it does.
const ()

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
	f.conds[b] = out // for what leads back here
	if from := f.pkg.way(b); from != nil {
		out = conditions.Join(conditions.Join(out, f.condsAt(from)), f.taken(from, b, 0))
	} else if len(b.Preds) > 1 {
		out = conditions.Join(out, conditions.OneOfWays(f.waysTo(b), out))
	}
	if of, each := f.pkg.asksSettings(b); of != "" {
		out = conditions.Join(out, []summary.Cond{{Of: of, Each: each}})
	} else if name := f.asksField(b); name != "" {
		out = conditions.Join(out, []summary.Cond{{Of: name}})
	}
	f.conds[b] = out
	return out
}

// taken returns the conditions by which alone control gets from one block to a next one.
func (f *frame) taken(from, to *ssa.BasicBlock, depth int) []summary.Cond {
	cond, holds, ok := form.Branch(from, to)
	if !ok {
		return nil
	}
	return f.condition(cond, holds, depth)
}

// condition returns what the truth value of v says of parameters.
func (f *frame) condition(v ssa.Value, holds bool, depth int) []summary.Cond {
	if d, ok := f.compares(v); ok {
		return []summary.Cond{d.cond(token.EQL, summary.Bool(holds))}
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			return f.condition(v.X, !holds, depth)
		}
	case *ssa.BinOp:
		if d, ok := f.isNotStdout(v); ok {
			return []summary.Cond{d.cond(token.EQL, summary.Bool(!holds))}
		}
		x, y, op := v.X, v.Y, v.Op
		if _, ok := x.(*ssa.Const); ok {
			x, y, op = y, x, conditions.Mirrored[op]
		}
		d, ok := f.compares(x)
		value, known := constOf(y) // of what is not nil it does not say which
		if !holds {
			op = conditions.Negated[op]
		}
		if known && !ok && op == token.EQL && value == summary.IsNil(true) {
			d, ok = f.filledBy(x)
		}
		if ok && known && conditions.Comparisons[op] && value != summary.IsNil(false) {
			return []summary.Cond{d.cond(op, value)}
		}
	case *ssa.Phi:
		return f.merged(v, holds, depth)
	case *ssa.Call:
		return conditions.Join(f.pkg.modeAsked(v, holds, depth), f.byPredicate(v, holds, depth+1))
	}
	return nil
}

// compares returns the decider of f that v is, or that of a mode.
func (f *frame) compares(v ssa.Value) (decider, bool) {
	if d, ok := f.deciderOf(v); ok {
		return d, true
	}
	return f.pkg.modeOf(v)
}

// merged is condition for what several ways lead to, as those of a || b do: one of them was
// taken that do not bring the other value.
func (f *frame) merged(v *ssa.Phi, holds bool, depth int) []summary.Cond {
	if depth > maxDepth || len(v.Edges) > maxWays {
		return nil
	}
	var ways [][]summary.Cond
	for i, e := range v.Edges {
		from := v.Block().Preds[i]
		if c, ok := constOf(e); ok && c == summary.Bool(!holds) || f.pkg.stops(from) {
			continue
		}
		way := conditions.Join(f.condsAt(from), f.taken(from, v.Block(), depth+1))
		ways = append(ways, conditions.Join(way, f.condition(e, holds, depth+1)))
	}
	if len(ways) == 1 {
		return ways[0]
	}
	return conditions.OneOfWays(ways, f.condsAt(v.Block()))
}

var ()

// under returns what conditions of a callee are where at hands it by, and whether they
// can hold there. at is nil if it is not known, or stands elsewhere.
func (f *frame) under(conds []summary.Cond, by deciding, at ssa.Instruction) ([]summary.Cond, bool) {
	var out []summary.Cond
	for _, c := range conds {
		if c.Of != "" {
			if !f.pkg.env.Changed[c.Of] {
				out = append(out, c)
			}
			continue
		}
		if slices.Contains(by.never, c) {
			return nil, false
		}
		if alternatives := c.Alternatives(); len(alternatives) > 0 {
			here, possible := f.underOneOf(alternatives, by, at)
			if !possible {
				return nil, false
			}
			out = append(out, here...)
			continue
		}
		f.pkg.hasAsides = f.pkg.hasAsides || isAside(c)
		operand := f.operandFor(by, decider{c.Param, c.Path}, at)
		here, possible := f.whenIs(c, operand)
		if !possible {
			return nil, false
		}
		if len(here) == 0 && !operand.known && f.pkg.isUnset(c) {
			here = []summary.Cond{{Of: c.Field}}
		}
		out = append(out, here...)
	}
	return out, true
}

// whenIs returns what a condition of a callee is to the caller, which hands it the
// operand: conditions of the caller's own parameters, as far as they are known, and
// whether it can hold.
func (f *frame) whenIs(c summary.Cond, o operand) (out []summary.Cond, possible bool) {
	switch {
	case o.tells():
		return nil, c.Holds(o.value)
	case o.negated:
		return nil, !asksPositive(c)
	case o.decides:
		here := o.by.cond(c.Op, c.Value)
		here.Field, here.Inner = c.Field, c.Inner
		return []summary.Cond{here}, true
	case o.says.Op != 0:
		whenTrue := c.Holds(summary.Bool(true))
		if whenTrue == c.Holds(summary.Bool(false)) {
			return nil, true
		}
		here := o.says
		if !whenTrue {
			here.Op = conditions.Negated[here.Op]
		}
		return []summary.Cond{here}, true
	case o.fills && c.Op == token.EQL && c.Value == summary.IsNil(true):
		return []summary.Cond{o.by.cond(c.Op, c.Value)}, true
	case o.computed == nil || c.Holds(summary.Bool(true)) == c.Holds(summary.Bool(false)):
		return nil, true
	}
	if v, ok := f.valueOf(o.computed, nil, 0); ok {
		return nil, c.Holds(v)
	}
	return f.condition(o.computed, c.Holds(summary.Bool(true)), 0), true
}

// also adds to conditions those under which the current instruction is executed.
func (f *frame) also(conds []summary.Cond) []summary.Cond {
	return conditions.Join(conds, f.condsAt(f.block()))
}

// block returns the block of the instruction being evaluated, nil if none is.
func (f *frame) block() *ssa.BasicBlock {
	if f.cur == nil {
		return nil
	}
	return f.cur.Block()
}

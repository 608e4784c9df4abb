package flow

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a handler returns beside an error is in no answer: the frameworks answer with the error.
//
//	if err != nil {
//		return partial, err
//	}
//
// Who else calls the function may use it, so that both are kept of a function.

// asAnswer returns the summary of a function as that of a handler.
func (s *summary) asAnswer() *summary {
	if s.answered == nil {
		return s
	}
	c := *s
	c.results = s.answered
	return &c
}

// answerAt returns what becomes a payload of an argument at a path: what a function returns
// there without an error, if it is a result.
func (f *frame) answerAt(st *state, v value, path string) value {
	f.answering = strings.HasSuffix(path, ")")
	defer func() { f.answering = false }()
	return f.get(st, v, path)
}

// callee returns the function that the current instruction calls by its name, nil if it calls none.
func (f *frame) callee() *ssa.Function {
	if call, ok := f.cur.(*ssa.Call); ok {
		return call.Call.StaticCallee()
	}
	return nil
}

// calls reports whether the current instruction calls a function of another package by its name.
func (f *frame) calls(fn *types.Func) bool {
	callee := f.callee()
	if callee == nil {
		return false
	}
	obj, ok := callee.Object().(*types.Func)
	return ok && obj.Origin() == fn.Origin()
}

// passOnAnswer keeps what the function that is called by its name returns without an error, if
// the function that calls it returns all its results as they are.
func (f *frame) passOnAnswer(s *substitution, sum *summary) {
	call, ok := f.cur.(*ssa.Call)
	if !ok || sum.answered == nil || !isPassedOn(call) {
		return
	}
	answered := make([]value, len(sum.answered))
	for i, r := range sum.answered {
		answered[i] = s.value(r)
	}
	if f.handedOn == nil {
		f.handedOn = make(map[*ssa.Call][]value)
	}
	f.handedOn[call] = answered
}

// isPassedOn reports whether all that is done with the results of a call is to return them.
func isPassedOn(call *ssa.Call) bool {
	n := call.Call.Signature().Results().Len()
	for _, use := range *call.Referrers() {
		of, ok := use.(*ssa.Extract)
		if !ok {
			return false
		}
		for _, use := range *of.Referrers() {
			ret, ok := use.(*ssa.Return)
			if !ok || len(ret.Results) != n || ret.Results[of.Index] != ssa.Value(of) {
				return false
			}
		}
	}
	return len(*call.Referrers()) == n
}

// noteAnswered takes into the summary what a return hands to a framework: values, which are the
// results as callers see them, unless an error is beside them.
func (f *frame) noteAnswered(st *state, ret *ssa.Return, values []value) {
	n := len(ret.Results)
	if n < 2 || !typeinfo.IsError(f.fn.Signature.Results().At(n-1).Type()) || f.p.isFailure(ret.Results[n-1], ret.Block(), maxHops) {
		return
	}
	if of, ok := ret.Results[0].(*ssa.Extract); ok {
		if call, ok := of.Tuple.(*ssa.Call); ok && f.handedOn[call] != nil {
			values = make([]value, n)
			for i, v := range f.handedOn[call] {
				values[i] = f.closed(st, v)
			}
		}
	}
	for i, v := range values {
		f.sum.answered[i] = union(f.sum.answered[i], v)
	}
}

// isFailure reports whether an error at the end of a block is one for certain.
func (p *Package) isFailure(err ssa.Value, at *ssa.BasicBlock, hops int) bool {
	if hops == 0 {
		return false
	}
	for b := at; b.Idom() != nil; b = b.Idom() {
		if len(b.Preds) == 1 && asksForError(b.Preds[0], b, err) {
			return true
		}
	}
	switch v := err.(type) {
	case *ssa.MakeInterface:
		return true
	case *ssa.ChangeInterface:
		return p.isFailure(v.X, at, hops-1)
	case *ssa.Phi:
		for i, e := range v.Edges {
			if !p.isFailure(e, v.Block().Preds[i], hops-1) && !asksForError(v.Block().Preds[i], v.Block(), e) {
				return false
			}
		}
		return true
	case *ssa.Call:
		fn := v.Call.StaticCallee()
		if fn == nil {
			return false
		}
		obj, ok := fn.Object().(*types.Func)
		return ok && known.MakesError(obj) || p.fails(fn, hops-1)
	case *ssa.UnOp:
		g, ok := v.X.(*ssa.Global)
		return ok && v.Op == token.MUL && p.holdsError(g, hops-1)
	}
	return false
}

// asksForError reports whether a block goes on to the next one only if an error is not nil.
func asksForError(b, next *ssa.BasicBlock, err ssa.Value) bool {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok || b.Succs[0] == b.Succs[1] {
		return false
	}
	c, ok := branch.Cond.(*ssa.BinOp)
	if !ok || !(c.X == err && isNil(c.Y) || c.Y == err && isNil(c.X)) {
		return false
	}
	return c.Op == token.NEQ && next == b.Succs[0] || c.Op == token.EQL && next == b.Succs[1]
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// fails reports whether the only result of a function of the package is always an error.
func (p *Package) fails(fn *ssa.Function, hops int) bool {
	found := false
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok {
			continue
		}
		if len(ret.Results) != 1 || !p.isFailure(ret.Results[0], b, hops) {
			return false
		}
		found = true
	}
	return found
}

// holdsError reports whether a variable of the package has an error from its initialization on.
func (p *Package) holdsError(g *ssa.Global, hops int) bool {
	if g.Pkg != p.env.Form {
		return false
	}
	p.findVarying()
	if p.varying[g] {
		return false
	}
	found := false
	for _, fn := range p.initializers() {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if st, ok := i.(*ssa.Store); ok && st.Addr == ssa.Value(g) {
					if !p.isFailure(st.Val, b, hops) {
						return false
					}
					found = true
				}
			}
		}
	}
	return found
}

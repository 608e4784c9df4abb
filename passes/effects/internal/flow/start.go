package flow

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/position"
)

// A Start is a function from which to look for effects: the value of Expr, an
// expression of this package, or the declared function or method Func; or what
// statements of a function do, Within.
type Start struct {
	Within ast.Node
	Expr   ast.Expr
	Result int      // which result of Expr or Recv, if that is a call with several
	Recv   ast.Expr // the receiver of the method Func, if it is known
	Func   *types.Func
	Pos    token.Pos // where the function is handed over
	Name   string

	Framework known.Framework // which runs it
}

// maxEntered bounds how often starts are entered for what they put into variables
// for each other.
const maxEntered = 4

// enterAll enters starts until nothing new is found, as what one of them puts into
// a variable another one may use: a hook that runs before a handler, and the handler.
func (p *Package) enterAll(starts []Start) []*frame {
	frames := make([]*frame, len(starts))
	for range maxEntered {
		before := p.ticks
		for i, s := range starts {
			frames[i] = p.enter(s)
		}
		if p.ticks == before {
			break
		}
	}
	return frames
}

// enter evaluates what happens when the start is called from outside the
// function in which it is handed over.
func (p *Package) enter(s Start) *frame {
	if s.Within != nil {
		return p.enterPart(s.Within)
	}
	v := via{what: s.Name, pos: s.Pos, site: p.env.Site(s.Pos)}
	var f *frame
	if s.Recv != nil && s.Func != nil {
		in, recv := p.valueOf(s.Recv, s.Result)
		if in == nil {
			in = p.outer
		}
		f = in.scratch()
		c := call{args: [][]atom{recv}}
		if types.IsInterface(typeinfo.Receiver(s.Func)) {
			f.perform(summary.Invoke, s.Func.Name(), recv, c, v, 0)
		} else {
			f.perform(summary.Call, "", []atom{p.declared(s.Func)}, c, v, 0)
		}
	} else {
		in, atoms := p.startOf(s)
		if in == nil {
			return nil
		}
		f = in.scratch()
		f.handedBy = in.madeBy(s.Expr)
		v.fresh = s.Expr == nil && s.Func != nil && s.Func.Signature().Recv() != nil
		f.perform(summary.Call, "", atoms, call{}, v, 0)
	}
	f.injected()
	for _, e := range f.events {
		if e.Pos != s.Pos && len(e.Trail) > 0 {
			e.Trail = e.Trail[1:] // the start itself
		}
	}
	return f
}

// scratch returns a frame that sees what f does, so that what is found in it is
// not taken for an effect of the function that registers the handler.
func (f *frame) scratch() *frame {
	s := *f
	s.entering = true
	s.events = make(map[eventKey]*Event)
	s.edges = make(map[*ssa.Function]*edge)
	s.uses = make(map[useKey]*used)
	s.places = make(map[placeKey]int)
	s.stores = make(map[storeKey]ssa.Instruction)
	s.done = make(map[performed][]summary.Cond)
	s.spare = nil
	s.cur, s.work, s.limit = nil, 0, max(f.limit, minWork*10)
	return &s
}

// startOf returns the function value of a start and the frame that holds it.
func (p *Package) startOf(s Start) (*frame, []atom) {
	f := p.outer
	if s.Expr != nil {
		in, atoms := p.valueOf(s.Expr, s.Result)
		if in == nil || len(atoms) > 0 {
			return in, atoms
		}
		f = in
	}
	if s.Func != nil && !types.IsInterface(typeinfo.Receiver(s.Func)) {
		return f, []atom{p.declared(s.Func)}
	}
	return f, nil
}

// valueOf returns what an expression of this package holds, or one result of
// it, and the frame of the function in which it is evaluated; nil if none is.
func (p *Package) valueOf(e ast.Expr, result int) (*frame, []atom) {
	path := position.Around(p.env.Files, e.Pos(), e.End())
	if path == nil {
		return nil, nil
	}
	fn := p.enclosing(path, e)
	f := p.frames[fn]
	if f == nil {
		return nil, nil
	}
	v, isAddr := fn.ValueForExpr(e)
	if v == nil {
		return f, nil
	}
	if _, ok := v.Type().(*types.Tuple); ok {
		return f, f.component(v, result)
	}
	atoms := f.value(v)
	if isAddr {
		atoms = f.read(atoms, v.Type().Underlying().(*types.Pointer).Elem())
	}
	return f, atoms
}

// enclosing returns the function in which the expression e, the innermost node
// of path, is evaluated.
func (p *Package) enclosing(path []ast.Node, e ast.Expr) *ssa.Function {
	if lit, ok := e.(*ast.FuncLit); ok {
		// The path may lead into the literal: its value belongs to what is around it.
		for i, n := range path {
			if n == lit {
				path = path[i+1:]
				break
			}
		}
	}
	return ssa.EnclosingFunction(p.ssa, path)
}

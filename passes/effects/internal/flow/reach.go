package flow

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ast/astutil"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A Start is a function from which to look for effects: the value of Expr, an
// expression of this package, or the declared function Func.
type Start struct {
	Expr ast.Expr
	Func *types.Func
	Pos  token.Pos // where the function is handed over
	Name string
}

// A Step is one call on the way from a start to an event.
type Step struct {
	Func string
	Pos  token.Pos
}

// A Reached is an event that a start reaches.
type Reached struct {
	*Event
	Start int    // which
	Steps []Step // calls within this package, the start's own not included
}

// enter evaluates what happens when the start is called from outside the
// function in which it is handed over.
func (p *Package) enter(s Start) *frame {
	f, atoms := p.startOf(s)
	if f == nil {
		return nil
	}
	// A frame of its own, so that what is found here is not taken for an
	// effect of the function that registers the handler.
	scratch := *f
	scratch.entering = true
	scratch.events = make(map[eventKey]*Event)
	scratch.edges = make(map[*ssa.Function]*edge)
	scratch.uses = make(map[useKey]*summary.Use)
	scratch.stores = make(map[storeKey]ssa.Instruction)
	scratch.done = make(map[performed]bool)
	scratch.cur, scratch.work = nil, 0
	scratch.perform(summary.Call, "", atoms, call{}, via{what: s.Name, pos: s.Pos, site: p.env.Site(s.Pos)}, 0)
	scratch.injected()
	for _, e := range scratch.events {
		if e.Pos != s.Pos && len(e.Trail) > 0 {
			e.Trail = e.Trail[1:] // the start itself
		}
	}
	return &scratch
}

// startOf returns the function value of a start and the frame that holds it.
func (p *Package) startOf(s Start) (*frame, []atom) {
	if s.Expr == nil {
		if fn := p.prog.FuncValue(s.Func); fn != nil {
			return p.outer, []atom{p.function(fn)}
		}
		return nil, nil
	}
	for _, file := range p.env.Files {
		if file.FileStart <= s.Expr.Pos() && s.Expr.Pos() < file.FileEnd {
			path, _ := astutil.PathEnclosingInterval(file, s.Expr.Pos(), s.Expr.End())
			fn := p.enclosing(path, s.Expr)
			f := p.frames[fn]
			if f == nil {
				return nil, nil
			}
			v, isAddr := fn.ValueForExpr(s.Expr)
			if v == nil {
				return p.named(f, s)
			}
			atoms := f.value(v)
			if isAddr {
				atoms = f.read(atoms, nil)
			}
			if len(atoms) == 0 {
				return p.named(f, s)
			}
			return f, atoms
		}
	}
	return nil, nil
}

// named returns the declared function that the start plainly names.
func (p *Package) named(f *frame, s Start) (*frame, []atom) {
	if s.Func != nil && !types.IsInterface(recvType(s.Func)) {
		if fn := p.prog.FuncValue(s.Func); fn != nil {
			return f, []atom{p.function(fn)}
		}
	}
	return f, nil
}

func recvType(fn *types.Func) types.Type {
	if recv := fn.Signature().Recv(); recv != nil {
		return recv.Type()
	}
	return types.Typ[types.Invalid]
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

package flow

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/position"
)

// A part is what statements of a function carry out of a command, where a program asks a
// framework for no more than the name of the command:
//
//	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
//	case list.FullCommand():
//		if err := runList(*all); err != nil {
//			fatal(err)
//		}
//	}
//
// What the function does by itself to end the process, or a function literal of it, is no effect
// of that: it is what otherwise main does with the error that a handler returned.

// enterPart returns what statements of a function do, as a frame of its own; nil if they
// stand in none that is evaluated.
func (p *Package) enterPart(of ast.Node) *frame {
	path := position.Around(p.env.Files, of.Pos(), of.End())
	if path == nil {
		return nil
	}
	return p.doneBy(ssa.EnclosingFunction(p.ssa, path), of)
}

// doneBy returns what statements do of a function, which are around it or in it; nil if it is
// not evaluated.
func (p *Package) doneBy(fn *ssa.Function, of ast.Node) *frame {
	whole := p.frames[fn]
	if whole == nil {
		return nil
	}
	f := whole.scratch()
	for key, e := range whole.events {
		if isBy(of, e.Pos, e.by) && (e.Kind != summary.Exit || len(e.Trail) > 0 && p.isOwnCall(e.by) && !p.isEnding(e.by)) {
			f.events[key] = e
		}
	}
	for callee, e := range whole.edges {
		sites := slices.DeleteFunc(slices.Clone(e.sites), func(s callsite) bool { return !isBy(of, s.pos, s.at) || p.isEnding(s.at) })
		if len(sites) > 0 {
			f.edges[callee] = &edge{sites: sites}
		}
	}
	for key, u := range whole.uses {
		if within(of, u.Pos()) || slices.ContainsFunc(u.calling, func(i ssa.Instruction) bool { return within(of, i.Pos()) }) {
			f.uses[key] = u
		}
	}
	f.injected()
	return f
}

// duringPart returns what is known while statements of fn are executed, nil if nothing is.
func (w *walk) duringPart(fn *ssa.Function, of ast.Node) *serving {
	var first ssa.Instruction
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if within(of, i.Pos()) && (first == nil || i.Pos() < first.Pos()) {
				first = i
			}
		}
	}
	if first == nil {
		return nil
	}
	moved := w.p.movesOutput() && w.p.movedWhen(first, 0)
	return &serving{p: w.p, moved: moved, starts: []ssa.Instruction{first}, known: make(map[string]summary.Const)}
}

// isEnding reports whether an instruction is how a program ends by itself: a call by name that
// never returns, or that is given an error.
func (p *Package) isEnding(i ssa.Instruction) bool {
	c, ok := i.(ssa.CallInstruction)
	if !ok {
		return false
	}
	callee := c.Common().StaticCallee()
	return callee != nil && callee.Parent() == nil && p.neverReturns(callee) || isGivenError(c.Common())
}

// isOwnCall reports whether an instruction calls what carries out a command, as far as the name
// of what is called says: no function of another module, such as a logger's, which may end
// the process for main.
func (p *Package) isOwnCall(i ssa.Instruction) bool {
	c, ok := i.(ssa.CallInstruction)
	if !ok {
		return false
	}
	decl := form.Called(c.Common())
	return decl == nil || decl.Pkg() == nil || p.ownDoing(decl.Pkg().Path())
}

// isBy reports whether what is done at a position is done by statements: it stands there, or in a
// function of the package that is given there what does it.
func isBy(of ast.Node, pos token.Pos, by ssa.Instruction) bool {
	return within(of, pos) || by != nil && within(of, by.Pos())
}

// within reports whether a position is one of a node.
func within(n ast.Node, pos token.Pos) bool { return n.Pos() <= pos && pos < n.End() }

// isGivenError reports whether an argument of a call is an error, or a text is to be made of one.
func isGivenError(c *ssa.CallCommon) bool {
	return slices.ContainsFunc(c.Args, func(v ssa.Value) bool {
		if listed, ok := form.Variadic(v); ok {
			return slices.ContainsFunc(listed, isOfError)
		}
		return isOfError(v)
	})
}

func isOfError(v ssa.Value) bool {
	switch x := v.(type) {
	case *ssa.MakeInterface:
		v = x.X
	case *ssa.ChangeInterface:
		v = x.X
	}
	return typeinfo.IsError(v.Type())
}

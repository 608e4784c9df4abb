package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// beforeAll reports whether i is executed in main, or in what main calls by name,
// before any handler can run: what was called until then is of the standard
// library, or of this package and calls nothing else.
//
//	func main() {
//		log.SetOutput(os.Stdout)
//		newRoot().Execute()
//	}
func (p *Package) beforeAll(i ssa.Instruction) bool {
	return p.main() != nil && p.above(i.Parent())[p.main()] && p.early(i, make(map[*ssa.Function]bool))
}

// main returns the function main of a program, nil in other packages.
func (p *Package) main() *ssa.Function {
	if p.env.Pkg.Name() != "main" {
		return nil
	}
	return p.ssa.Func("main")
}

func (p *Package) early(i ssa.Instruction, visited map[*ssa.Function]bool) bool {
	fn := i.Parent()
	if visited[fn] || p.frame(fn).follows(i) {
		return false
	}
	visited[fn] = true
	if fn == p.main() {
		return true
	}
	for _, caller := range p.named[fn] {
		for _, b := range caller.Blocks {
			for _, i := range b.Instrs {
				if c, ok := i.(ssa.CallInstruction); ok && c.Common().StaticCallee() == fn && p.early(i, visited) {
					return true
				}
			}
		}
	}
	return false
}

// follows reports whether a call that may lead out of the package can be
// executed before i.
func (f *frame) follows(i ssa.Instruction) bool {
	for _, b := range f.fn.Blocks {
		for _, j := range b.Instrs {
			if c, ok := j.(ssa.CallInstruction); ok && i != j && f.pkg.leadsOut(c.Common()) && f.reaches(j, i) {
				return true
			}
		}
	}
	return false
}

// leadsOut reports whether a call may run code of another module, which may run
// handlers.
func (p *Package) leadsOut(c *ssa.CallCommon) bool {
	fn := c.StaticCallee()
	if !isOwn(fn, p.main()) {
		return isForeign(c)
	}
	out, ok := p.outward[fn]
	if !ok {
		out = hasWayOut(fn)
		p.outward[fn] = out
	}
	return out
}

// isForeign reports whether a call may be of a function of another module: it
// names none, or one that is not of the standard library.
func isForeign(c *ssa.CallCommon) bool {
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return false
	}
	fn := c.StaticCallee()
	return fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil || !known.Standard(fn.Object().Pkg().Path())
}

// hasWayOut reports whether fn, or what of its package it calls by name, makes a
// foreign call.
func hasWayOut(fn *ssa.Function) bool {
	visited := make(map[*ssa.Function]bool)
	for todo := []*ssa.Function{fn}; len(todo) > 0; {
		last := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if visited[last] {
			continue
		}
		visited[last] = true
		for _, b := range last.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok {
					continue
				}
				if callee := c.Common().StaticCallee(); isOwn(callee, fn) {
					todo = append(todo, callee)
				} else if isForeign(c.Common()) {
					return true
				}
			}
		}
	}
	return false
}

// undone reports whether the function in which by fills place fills it again
// before it returns.
func (p *Package) undone(place atom, by ssa.Instruction) bool {
	f := p.frame(by.Parent())
	return slices.ContainsFunc(p.mem[place].writes, func(w write) bool {
		return w.must && w.by != nil && w.by != by && f.dominates(by, w.by) && f.always(w.by)
	})
}

package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// beforeAll reports whether i is executed in the entry of the program, or in what that
// calls by name, before any handler can run: what was called until then is of the
// standard library, or of another module that has none to run, or of this package and
// calls nothing else.
//
//	func main() {
//		log.SetOutput(os.Stdout)
//		newRoot().Execute()
//	}
func (p *Package) beforeAll(i ssa.Instruction) bool {
	return p.entry() != nil && p.above(i.Parent())[p.entry()] && p.isEarly(i, make(map[*ssa.Function]bool))
}

// entry returns the function by which a program comes to its handlers: main, or in another
// package the only exported function that leads to where a framework is told to run them,
// nil if there is none.
//
//	func Execute() error {
//		log.SetOutput(os.Stdout)
//		return root.Execute()
//	}
func (p *Package) entry() *ssa.Function {
	if p.env.Pkg.Name() == "main" {
		return p.ssa.Func("main")
	}
	if !p.sought {
		p.sought = true
		p.runs = p.findEntry()
	}
	return p.runs
}

func (p *Package) findEntry() *ssa.Function {
	if !p.importsFramework() {
		return nil
	}
	found := make(map[*ssa.Function]bool)
	for _, fn := range p.funcs {
		if p.inTest(fn) || len(handlerStarts(fn)) == 0 {
			continue
		}
		for by := range p.above(fn) {
			if by.Parent() == nil && by.Object() != nil && by.Object().Exported() && !p.inTest(by) {
				found[by] = true
			}
		}
	}
	if len(found) != 1 {
		return nil
	}
	for fn := range found {
		return fn
	}
	return nil
}

// inTest reports whether fn is of a file with tests, which may run handlers in any way.
func (p *Package) inTest(fn *ssa.Function) bool {
	return strings.HasSuffix(p.env.Fset.Position(fn.Pos()).Filename, "_test.go")
}

// handlerStarts returns the calls by which fn tells a framework to run handlers.
func handlerStarts(fn *ssa.Function) (out []ssa.CallInstruction) {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok && known.StartsHandlers(form.DeclaredAs(c.Common())) {
				out = append(out, c)
			}
		}
	}
	return out
}

func (p *Package) isEarly(i ssa.Instruction, visited map[*ssa.Function]bool) bool {
	fn := i.Parent()
	if visited[fn] || p.frame(fn).follows(i) {
		return false
	}
	visited[fn] = true
	if fn == p.entry() {
		return true
	}
	for c := range p.callsByName(fn) {
		if p.isEarly(c, visited) {
			return true
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
	if !form.IsOwn(fn, p.entry()) {
		return p.isForeign(c)
	}
	out, ok := p.outward[fn]
	if !ok {
		out = p.hasWayOut(fn)
		p.outward[fn] = out
	}
	return out
}

// isForeign reports whether a call may be of a function of another module that runs
// handlers: it names none, or one that is not of the standard library and may have some.
func (p *Package) isForeign(c *ssa.CallCommon) bool {
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return false
	}
	fn := c.StaticCallee()
	if fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil {
		return true
	}
	path := fn.Object().Pkg().Path()
	if known.Standard(path) {
		return false
	}
	if framework, ok := known.FrameworkOf(path); ok {
		return known.RunsHandlers(framework, fn.Name())
	}
	return p.startsThere(fn) || slices.ContainsFunc(c.Args, func(v ssa.Value) bool { return !isPlain(v, fn) })
}

// isPlain reports whether a function of another module that is given v has no handler
// by it: v is a basic value, or of a type of the standard library or of another module that
// is no framework.
func isPlain(v ssa.Value, to *ssa.Function) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return true
	case *ssa.MakeInterface:
		return isPlain(v.X, to)
	}
	if values, ok := form.Variadic(v); ok {
		return !slices.ContainsFunc(values, func(v ssa.Value) bool { return !isPlain(v, to) })
	}
	t := types.Unalias(v.Type())
	for {
		elem, ok := t.(interface{ Elem() types.Type }) // of a pointer, a slice, an array or a map
		if !ok {
			break
		}
		t = types.Unalias(elem.Elem())
	}
	switch t := t.(type) {
	case *types.Basic:
		return true
	case *types.Named:
		pkg := t.Obj().Pkg()
		if pkg == nil {
			return true // error
		}
		if typeinfo.IsFunc(t) {
			return false
		}
		_, framework := known.FrameworkOf(pkg.Path())
		return !framework && (known.Standard(pkg.Path()) || areKin(pkg.Path(), to.Object().Pkg().Path()))
	}
	return false
}

// hasWayOut reports whether fn, or what of its package it calls by name, makes a
// foreign call.
func (p *Package) hasWayOut(fn *ssa.Function) bool {
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
				if callee := c.Common().StaticCallee(); form.IsOwn(callee, fn) {
					todo = append(todo, callee)
				} else if p.isForeign(c.Common()) {
					return true
				}
			}
		}
	}
	return false
}

// undone reports whether the function in which by fills place fills it again
// before any handler can run.
func (p *Package) undone(place atom, by ssa.Instruction) bool { return p.undoneIn(p.mem[place], by) }

// undoneIn is undone for the slot of a place.
func (p *Package) undoneIn(s *slot, by ssa.Instruction) bool {
	f := p.frame(by.Parent())
	return slices.ContainsFunc(s.writes, func(w write) bool {
		return w.must && w.by != nil && w.by != by && f.dominates(by, w.by) && f.always(w.by) && p.beforeAll(w.by)
	})
}

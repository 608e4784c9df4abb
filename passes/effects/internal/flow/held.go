package flow

import (
	"go/types"
	"iter"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// held gathers what the function under evaluation finds in a package variable
// where e is an entry of it. A writer that a function has put there of which
// nothing is known but that it is in the program, another command's handler
// perhaps, is one that is handed in: whether that function has run is not known.
func (f *frame) held(out *cell, visited *trace, place atom, e entry, at ssa.Instruction, depth int) {
	switch {
	case e.by != nil && isGlobal(place) && e.by.Parent() != f.fn && f.pkg.isNeedless(e.atom, e.by.Parent(), 0):
	case isHidden(place):
		f.sift(out, place, e, []atom{e.atom})
	case e.by != nil && isGlobal(place) && f.pkg.beforeAll(e.by):
		if e.by.Parent() == f.fn || !f.pkg.undone(place, e.by) {
			out.add(f.settledIn(e.atom))
		}
	case e.by == nil || !isGlobal(place) || f.together(e.by):
		out.add(e.atom)
	case f.mayWrite(e.atom):
		f.doubt(out, visited, e.atom, at, depth)
	case f.pkg.isOwnVariable(place.node.(*ref).name): // in one of another package another command has put it
		out.add(e.atom)
	}
}

func isGlobal(place atom) bool {
	r, ok := place.node.(*ref)
	return ok && r.root == summary.Global
}

// doubt gathers a with what of it is standard output as handed in. What a place
// holds by itself stands for it: a variable that was captured on the way there,
// say, of which only the content counts where something is written to.
func (f *frame) doubt(out *cell, visited *trace, a atom, at ssa.Instruction, depth int) {
	for _, a := range f.unboxed(a) {
		if isStdout(a) {
			out.add(f.handedIn(a))
			continue
		}
		if !f.isStored(a) {
			out.add(a)
			continue
		}
		var in cell
		f.gather(&in, visited, a, at, f.pkg.reading(at), depth+1)
		for _, b := range in.atoms {
			if b != a && depth < maxDepth {
				f.doubt(out, visited, b, at, depth+1)
			}
		}
	}
}

// mayWrite reports whether an atom is standard output, or a place that may hold it.
func (f *frame) mayWrite(a atom) bool {
	return slices.ContainsFunc(f.unboxed(a), func(a atom) bool { return isStdout(a) || f.isStored(a) })
}

func isStdout(a atom) bool {
	w, ok := a.node.(*writer)
	return ok && w.class == summary.Process
}

// isStored reports whether a is a package variable, or a variable for interface
// values that a function made: a place that may hold a writer. What another
// package's function made has no type here; if something was put there as a
// whole, it is a variable.
func (f *frame) isStored(a atom) bool {
	if a.kind != isPlace {
		return false
	}
	switch n := a.node.(type) {
	case *ref:
		return n.root == summary.Global
	case *object:
		if n.typ == nil {
			return f.memory(a)[a.bare()] != nil
		}
		t := typeAt(n.typ, a.path)
		return t != nil && types.IsInterface(t)
	}
	return false
}

// typeAt returns the type of what a value of type t holds at path, nil if that is
// not known.
func typeAt(t types.Type, path string) types.Type {
	if path == "" {
		return t
	}
	step, rest, _ := strings.Cut(path, ".")
	if step == stdoutIsIt {
		return types.Typ[types.Bool]
	}
	if step == paths.Element {
		if key := typeinfo.MembersOf(t); key != nil {
			return typeAt(key, rest)
		}
		switch u := t.Underlying().(type) {
		case interface{ Elem() types.Type }: // of a slice, an array, a map, a channel or a pointer
			return typeAt(u.Elem(), rest)
		}
		return nil
	}
	if s, ok := t.Underlying().(*types.Struct); ok {
		if field := typeinfo.FieldNamed(s, step); field != nil {
			return typeAt(field.Type(), rest)
		}
	}
	return nil
}

// handedIn returns a writer as one that was handed in.
func (f *frame) handedIn(a atom) atom {
	w := a.node.(*writer)
	key := w.writerKey
	key.class = summary.Injected
	key.by, _ = f.pkg.handingOf(w)
	return f.pkg.writer(key)
}

// together reports whether what by puts somewhere and reader are known to be of one
// run: one of both is run while the package is initialized, or some function leads
// to both, as main does to what it runs before any handler.
func (f *frame) together(by ssa.Instruction) bool {
	p, putter, reader := f.pkg, by.Parent(), f.fn
	if putter == reader || f.isInitial(putter) || f.isInitial(reader) || p.beforeAll(by) {
		return true
	}
	above := p.above(putter)
	for fn := range p.above(reader) {
		if above[fn] {
			return true
		}
	}
	return false
}

// callsByName yields the calls of a function in the package by its name.
func (p *Package) callsByName(fn *ssa.Function) iter.Seq[ssa.CallInstruction] {
	p.above(fn) // which finds who makes them
	return func(yield func(ssa.CallInstruction) bool) {
		for _, caller := range p.named[fn] {
			for _, b := range caller.Blocks {
				for _, i := range b.Instrs {
					if c, ok := i.(ssa.CallInstruction); ok && c.Common().StaticCallee() == fn && !yield(c) {
						return
					}
				}
			}
		}
	}
}

// above returns a function and all of the package that lead to it by calls by
// name. Of calls of function values main makes those of all handlers, by way of the
// framework, which are not of one run.
func (p *Package) above(fn *ssa.Function) map[*ssa.Function]bool {
	if all := p.ancestors[fn]; all != nil {
		return all
	}
	if p.named == nil {
		p.ancestors = make(map[*ssa.Function]map[*ssa.Function]bool)
		p.named = make(map[*ssa.Function][]*ssa.Function)
		for _, caller := range p.funcs {
			for _, callee := range form.StaticCallees(caller) {
				p.named[callee] = append(p.named[callee], caller)
			}
		}
	}
	all := map[*ssa.Function]bool{fn: true}
	for todo := []*ssa.Function{fn}; len(todo) > 0; {
		last := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, caller := range p.named[last] {
			if !all[caller] {
				all[caller] = true
				todo = append(todo, caller)
			}
		}
	}
	p.ancestors[fn] = all
	return all
}

package flow

import (
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// What the entry of a program puts into variables of other packages, or has their setters
// put there, is what handlers find, and not what these began with:
//
//	func main() {
//		ui.Writer = os.Stderr
//		ui.SetLogger(logger)
//		newRoot().Execute()
//	}

// findInstalled finds the variables, and fields of them, of which that is so. Early has all
// functions that may run before a handler, which were evaluated.
func (p *Package) findInstalled(early []*ssa.Function) {
	p.installed = make(map[string]bool)
	for _, fn := range early {
		if declares(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				switch i := i.(type) {
				case *ssa.Store:
					if name := p.foreign(i.Addr); name != "" && !initializes(fn) {
						p.install(name, i.Val, i)
					}
				case *ssa.Call:
					p.installBy(i)
				}
			}
		}
	}
}

// install notes that an instruction puts a value in place of what a variable of another
// package began with, if it does so for all handlers and that is something else.
func (p *Package) install(name string, v ssa.Value, by ssa.Instruction) {
	f := p.frame(by.Parent())
	switch {
	case v == nil || isNil(v) || !p.areOther(f.value(v)): // nil may stand for standard output
	case !initializes(f.fn):
		if p.settles(by) {
			p.installed[name] = true
		}
	case f.always(by):
		p.replaced[name] = true // for all who import the package
	}
}

// installBy notes what the call of a setter puts there.
func (p *Package) installBy(c *ssa.Call) {
	fn := c.Call.StaticCallee()
	if fn == nil {
		return
	}
	decl, ok := fn.Object().(*types.Func)
	if !ok || decl.Pkg() == nil || decl.Pkg() == p.env.Pkg || known.Standard(decl.Pkg().Path()) {
		return
	}
	sum := p.env.Summary(decl.Origin())
	if sum == nil {
		return
	}
	for _, r := range sum.Replaces {
		p.install(r.Name, argument(c.Call.Args, r.Param), c)
	}
	for _, st := range sum.Stores {
		if !st.Must || st.Target.Root != summary.Param || st.Target.Path == "" || inElement(st.Target.Path) || len(st.Value) != 1 {
			continue
		}
		of, put := argument(c.Call.Args, st.Target.Index), st.Value[0]
		if of == nil || put.Kind != summary.At || put.Ref.Root != summary.Param || put.Ref.Path != "" {
			continue
		}
		if name := variableWith(of); name != "" {
			p.install(named(name, st.Target.Path), argument(c.Call.Args, put.Ref.Index), c)
		}
	}
}

// areOther reports whether none of atoms is, or leads to, what writes to standard output or
// ends the process, as far as that is known, nor what only a caller knows.
func (p *Package) areOther(atoms []atom) bool {
	found := false
	for _, a := range atoms {
		left := maxAtoms
		p.outer.within(a, func(a atom) {
			left--
			switch n := a.node.(type) {
			case *writer:
				found = true
			case *ref:
				found = found || n.root != summary.Global && !p.ofCommand(n)
			case *function:
				found = found || p.mayExit(n)
			}
		})
		found = found || left == 0 // there may be more
	}
	return !found
}

// ofCommand reports whether a place is in what a framework hands to a handler: as
// cmd.ErrOrStderr() is one, where nobody has set another.
func (p *Package) ofCommand(r *ref) bool {
	if r.root != summary.Param || r.home == nil || r.index >= len(r.home.Params) {
		return false
	}
	of := namedOf(r.home.Params[r.index].Type())
	if of == nil || of.Pkg() == nil {
		return false
	}
	_, framework := known.FrameworkOf(of.Pkg().Path())
	return framework
}

// mayExit reports whether a function may end the process, as one may that calls what is
// not known.
func (p *Package) mayExit(n *function) bool {
	fn := n.fn
	if fn == nil && n.decl != nil {
		fn = p.body(n.decl)
	}
	switch {
	case fn != nil:
		return p.leadsToExit(fn, make(map[*ssa.Function]bool))
	case n.decl != nil:
		return p.isExit(n.decl)
	}
	return n.sum == nil || exits(n.sum)
}

func (p *Package) leadsToExit(fn *ssa.Function, visited map[*ssa.Function]bool) bool {
	if visited[fn] {
		return false
	}
	visited[fn] = true
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			c, ok := i.(ssa.CallInstruction)
			if !ok {
				continue
			}
			callee := c.Common().StaticCallee()
			if _, ok := c.Common().Value.(*ssa.Builtin); ok {
				continue
			}
			if callee == nil || callee.Object() == nil && callee.Blocks == nil {
				return true
			}
			if isOwn(callee, fn) {
				if p.leadsToExit(callee, visited) {
					return true
				}
			} else if decl, ok := callee.Object().(*types.Func); !ok || p.isExit(decl) {
				return true
			}
		}
	}
	return false
}

// isExit reports whether a function of another package may end the process.
func (p *Package) isExit(decl *types.Func) bool {
	if decl.Pkg() != nil && known.Standard(decl.Pkg().Path()) {
		return slices.ContainsFunc(known.Lookup(decl), func(op known.Op) bool { return op.Kind == known.OpExit })
	}
	return exits(p.env.Summary(decl.Origin()))
}

func exits(sum *summary.Summary) bool {
	return sum != nil && slices.ContainsFunc(sum.Effects, func(e summary.Effect) bool { return e.Kind == summary.Exit })
}

// variableWith returns the name of the package variable, or of the field of one, from which
// a value was read, "" if it is of something else.
func variableWith(v ssa.Value) string {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return ""
	}
	of, name := globalAt(load.X)
	if of == nil || known.Standard(of.Pkg().Path()) {
		return ""
	}
	return name
}

// replacementsOf returns what a function puts parameters in place of whenever it is called.
func (p *Package) replacementsOf(fn *ssa.Function) []summary.Replacement {
	if p.replacements == nil {
		p.replacements = make(map[*ssa.Function][]summary.Replacement)
		for _, name := range slices.Sorted(maps.Keys(p.ssa.Members)) {
			if g, ok := p.ssa.Members[name].(*ssa.Global); ok && g.Object() != nil {
				place := p.global(g)
				p.findReplacements(place, place.node.(*ref).name, 0, make(map[nameVisit]int))
			}
		}
	}
	return p.replacements[fn]
}

// findReplacements finds what is put into what a name leads to.
func (p *Package) findReplacements(place atom, name string, depth int, seen map[nameVisit]int) {
	at := nameVisit{place, depth}
	if seen[at]++; depth > maxNamed || seen[at] > 1 {
		return
	}
	for _, part := range p.parts[place.node] {
		rest, ok := under(part.path, place.path)
		if !ok || inElement(part.path) {
			continue
		}
		s, name := p.mem[part], named(name, rest)
		for _, w := range s.writes {
			if i, ok := p.isSetter(s, w); ok && p.beginsSo(s) {
				by := w.by.Parent()
				r := summary.Replacement{Name: name, Param: i}
				if told := p.replacements[by]; len(told) < maxParts && !slices.Contains(told, r) {
					p.replacements[by] = append(told, r)
				}
			}
		}
		for _, e := range s.entries {
			for _, a := range p.outer.unboxed(e.atom) {
				if a.kind == isPlace && !isGlobal(a) {
					p.findReplacements(a, name, depth+1, seen)
				}
			}
		}
	}
}

// beginsSo reports whether a place begins with what writes to standard output or ends the
// process.
func (p *Package) beginsSo(s *slot) bool {
	return slices.ContainsFunc(s.entries, func(e entry) bool {
		return (e.by == nil || initializes(e.by.Parent())) && !p.areOther([]atom{e.atom})
	})
}

// isSetter reports whether what a write puts somewhere is a parameter of an exported
// function, and nothing else, whenever that is called; and which one.
func (p *Package) isSetter(s *slot, w write) (param int, ok bool) {
	if !w.must || w.by == nil {
		return 0, false
	}
	fn := w.by.Parent()
	if fn.Parent() != nil || fn.Signature.Recv() != nil || fn.Object() == nil || !fn.Object().Exported() || !p.frame(fn).always(w.by) {
		return 0, false
	}
	param = -1
	for _, e := range s.entries {
		if e.by != w.by {
			continue
		}
		r, isRef := e.atom.node.(*ref)
		if !isRef || r.root != summary.Param || r.home != fn || e.atom.path != "" || param >= 0 && param != r.index {
			return 0, false
		}
		param = r.index
	}
	return param, param >= 0
}

package flow

import (
	"go/token"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// isOne reports whether the places that an address may be of are one and the same: a place in a
// variable that nobody else can set, or nobody is known to, is that in the one object that is
// there, or in what leads to it. What another function is given, and puts there, stands for what
// is there then.
func (f *frame) isOne(address []atom) bool {
	var variable *atom
	var objects []atom
	given, others := false, 0
	for i := range address {
		a := &address[i]
		if a.kind != isPlace {
			continue
		}
		switch r, ok := a.node.(*ref); {
		case ok && !f.owns(r):
			given = true
		case ok && r.root == summary.Global && variable == nil:
			variable = a
		case ok:
			others++
		case !slices.Contains(objects, a.bare()):
			objects = append(objects, a.bare())
		}
	}
	if variable == nil {
		return len(objects)+others == 0 || len(objects)+others == 1 && !given
	}
	if others > 0 {
		return false
	}
	for i, o := range objects {
		if !endsWith(variable.path, o.path) || slices.ContainsFunc(objects[:i], func(other atom) bool { return other.path == o.path }) {
			return false
		}
	}
	name := variable.node.(*ref).name
	return len(objects) == 0 && !given || f.pkg.isPrivate(name) || f.pkg.keepsVariable(name)
}

// endsWith reports whether a path ends with another one, and leads to no element before that.
func endsWith(path, end string) bool {
	before, ok := strings.CutSuffix(path, "."+end)
	return path == end || ok && end != "" && !paths.InElement(before)
}

// sameForAll returns the object if it is the same whoever asks for it, and when: one that the
// declaration of a variable makes. Nil is any other.
//
//	var std = New(os.Stdout)
//
//	func Default() *Printer { return std }
func (o *object) sameForAll() any {
	if o.home != nil && form.Declares(o.home) {
		return o
	}
	return nil
}

// variableHolding returns the name of the variable of the package that is declared with a pointer to
// an object, "" if there is none, or several.
func (p *Package) variableHolding(o *object) string {
	if p.holding == nil {
		p.holding = make(map[*object]string)
		for _, name := range slices.Sorted(maps.Keys(p.ssa.Members)) {
			g, ok := p.ssa.Members[name].(*ssa.Global)
			if !ok || g.Object() == nil {
				continue
			}
			place := p.global(g)
			s := p.mem[place]
			if s == nil {
				continue
			}
			for _, e := range s.entries {
				if o, ok := e.atom.node.(*object); ok && e.atom.path == "" && initially(e) {
					if _, several := p.holding[o]; several {
						name = ""
					} else {
						name = place.node.(*ref).name
					}
					p.holding[o] = name
				}
			}
		}
	}
	return p.holding[o]
}

// keepsVariable reports whether no function of this package puts something else into a package variable
// than what it was declared with, nor the init function of an import.
func (p *Package) keepsVariable(name string) bool {
	return !hidden(name) && !p.replaced[name] && !slices.ContainsFunc(p.storesIntoVariables()[name], func(st *ssa.Store) bool { return !form.Declares(st.Parent()) })
}

// isOwnVariable reports whether a name is that of a variable of the package.
func (p *Package) isOwnVariable(name string) bool {
	name, ok := strings.CutPrefix(name, p.env.Pkg.Path()+".")
	return ok && p.env.Pkg.Scope().Lookup(name) != nil
}

// isPrivate reports whether a name is that of a package variable that no other package can
// set.
func (p *Package) isPrivate(name string) bool {
	name, ok := strings.CutPrefix(name, p.env.Pkg.Path()+".")
	return ok && p.env.Pkg.Scope().Lookup(name) != nil && (p.env.Pkg.Name() == "main" || !token.IsExported(name))
}

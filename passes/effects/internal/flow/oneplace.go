package flow

import (
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
	return len(objects) == 0 && !given || f.pkg.isOwnVariable(name) || f.pkg.keepsVariable(name)
}

// endsWith reports whether a path ends with another one, and leads to no element before that.
func endsWith(path, end string) bool {
	before, ok := strings.CutSuffix(path, "."+end)
	return path == end || ok && end != "" && !paths.InElement(before)
}

// sameForAll returns the object if it is the same whoever asks for it, and when: one that the
// declaration of a variable makes, or an init function. Nil is any other.
//
//	var std = New(os.Stdout)
//
//	func Default() *Printer { return std }
func (o *object) sameForAll() any {
	if o.home != nil && form.Initializes(o.home) {
		return o
	}
	return nil
}

// variableHolding returns the name of the variable of the package, or of a field of one, that begins
// with a pointer to an object, "" if there is none, or several.
func (p *Package) variableHolding(o *object) string {
	if p.holding == nil {
		p.holding = make(map[*object]string)
		for _, name := range slices.Sorted(maps.Keys(p.ssa.Members)) {
			if g, ok := p.ssa.Members[name].(*ssa.Global); ok && g.Object() != nil {
				p.findHolding(p.global(g).node.(*ref))
			}
		}
	}
	return p.holding[o]
}

func (p *Package) findHolding(variable *ref) {
	for _, part := range p.parts[variable] {
		if paths.InElement(part.path) || paths.PassesCall(part.path) {
			continue
		}
		for _, e := range p.mem[part].entries {
			if !initially(e) {
				continue
			}
			for _, a := range p.outer.unboxed(e.atom) {
				o, ok := a.node.(*object)
				if !ok || a.path != "" {
					continue
				}
				if _, several := p.holding[o]; several {
					p.holding[o] = ""
				} else {
					p.holding[o] = named(variable.name, part.path)
				}
			}
		}
	}
}

// beginsNamed reports whether a value has a writer in it that a variable begins with: of other things
// it makes no difference whether they are one.
func beginsNamed(v summary.Value, depth int) bool {
	return depth < maxLevels && slices.ContainsFunc(v, func(a summary.Atom) bool {
		return a.Kind == summary.Writer && a.From != "" || beginsNamed(a.Inner, depth+1) ||
			slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return beginsNamed(f.Value, depth+1) })
	})
}

// keepsVariable reports whether no function of this package puts something else into a package variable
// than what it was declared with, nor the init function of an import.
func (p *Package) keepsVariable(name string) bool {
	return !hidden(name) && !p.replaced[name] && !slices.ContainsFunc(p.storesIntoVariables()[name], func(st *ssa.Store) bool { return !form.Declares(st.Parent()) })
}

// withoutKept returns functions without the variables that hold one of them for ever.
func (p *Package) withoutKept(atoms []atom) []atom {
	if !slices.ContainsFunc(atoms, func(a atom) bool { return a.kind == isFunction }) {
		return atoms
	}
	return slices.DeleteFunc(slices.Clone(atoms), func(a atom) bool {
		r, ok := a.node.(*ref)
		return ok && r.root == summary.Global && a.path == "" && p.keepsVariable(r.name)
	})
}

// isOwnVariable reports whether a name is that of a variable of the package.
func (p *Package) isOwnVariable(name string) bool { return p.variableNamed(name) != nil }

// isPrivate reports whether a name is that of a package variable that no other package can
// set.
func (p *Package) isPrivate(name string) bool {
	return p.isOwnVariable(name) && (p.env.Pkg.Name() == "main" || !p.isExported(name))
}

package flow

import (
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// maxAtomsHeld bounds what a fact says of what a variable holds.
const maxAtomsHeld = 256

// Var returns what the package variable v holds when the program has been
// initialized, in a form that makes sense in any other package.
func (p *Package) Var(v *types.Var) summary.Value {
	value, ok := p.values[v]
	if !ok {
		p.close()
		value = p.sealedAt(p.place(summary.Ref{Name: v.Pkg().Path() + "." + v.Name()}))
		p.values[v] = value
	}
	return value
}

// sealedAt returns what is stored at a package variable and in its fields.
func (p *Package) sealedAt(place atom) summary.Value {
	o := outside{f: p.outer, seen: make(map[*object]bool), left: maxAtomsHeld, levels: maxLevelsOut}
	left := maxSealSize
	var fields []summary.Field
	var out summary.Value
	for _, part := range p.parts[place.node] {
		rest, ok := paths.Under(part.path, place.path)
		if !ok {
			continue
		}
		var held []atom
		for _, e := range p.mem[part].entries {
			held = append(held, e.atom)
		}
		v := sealing{p: p, left: &left}.value(o.value(held, 0))
		if rest == "" {
			out = append(out, v...)
		} else if len(v) > 0 {
			fields = append(fields, summary.Field{Path: rest, Value: v})
		}
	}
	if len(fields) > 0 {
		out = append(out, summary.Atom{Kind: summary.Object, ID: p.next(), Fields: fields})
	}
	return out
}

// Hidden returns what is put into hidden variables of the standard library
// while this package and those that it imports are initialized. What a function
// does that may never be called is part of its summary.
func (p *Package) Hidden() []summary.Store {
	p.close()
	var out []summary.Store
	for r := range p.refs {
		if r.root != summary.Global || !hidden(r.name) {
			continue
		}
		place := p.place(summary.Ref{Name: r.name})
		for _, part := range p.parts[place.node] {
			o := outside{f: p.outer, seen: make(map[*object]bool), left: maxAtomsHeld, levels: maxLevelsOut}
			left := maxSealSize
			var held []atom
			for _, e := range p.mem[part].entries {
				if e.by == nil || p.initial[e.by.Parent()] && !p.isRequested(e.by) {
					held = append(held, e.atom)
				}
			}
			if v := (sealing{p: p, left: &left}).value(o.value(held, 0)); len(v) > 0 {
				out = append(out, summary.Store{Target: summary.Ref{Root: summary.Global, Name: r.name, Path: part.path}, Value: v})
			}
		}
	}
	slices.SortFunc(out, func(a, b summary.Store) int { return compareRefs(a.Target, b.Target) })
	return out
}

// InitialEffects returns what happens while this package itself is initialized.
func (p *Package) InitialEffects() []summary.Effect {
	p.close()
	all := closedEffects{byKey: make(map[summary.Key]*summary.Effect)}
	for _, fn := range p.funcs {
		if c := p.closed[fn]; c != nil && form.Initializes(fn) {
			for _, e := range c.all {
				p.keep(&all, *e, false)
			}
		}
	}
	all.trim()
	return all.sorted()
}

package flow

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Of what a function makes, or sets, other packages are told the parts by which functions of the package
// decide what they do.

// askedOf returns the paths of fields of what is of a type, or points to it, by which functions
// of the package decide what they do, shortest first.
func (p *Package) askedOf(t *types.TypeName) []string {
	if p.asked == nil {
		p.asked = p.askedParts()
	}
	return p.asked[t]
}

// askedParts returns the paths of fields, of parameters of each type, by which functions
// of the package decide what they do, shortest first.
func (p *Package) askedParts() map[*types.TypeName][]string {
	out := make(map[*types.TypeName][]string)
	for _, fn := range p.funcs {
		f, closed := p.frames[fn], p.closed[fn]
		if f == nil || f.sum == nil || closed == nil {
			continue
		}
		ask := func(conds []summary.Cond) {
			conditions.Each(conds, func(c summary.Cond) {
				for _, d := range (decider{c.Param, c.Path}).each() {
					if d.param < 0 || d.param >= len(fn.Params) {
						continue
					}
					path := d.path
					if _, of, ok := standInOf(path); ok {
						path = of
					}
					noteAsked(out, fn.Params[d.param].Type(), path)
					if of, field := setOn(fn.Params[d.param], path); of != nil && !slices.Contains(out[of], field) {
						out[of] = append(out[of], field)
					}
				}
			})
		}
		for _, e := range closed.all {
			ask(e.If)
		}
		askedBy(f.sum, ask)
	}
	boundAsked(out)
	if p.noteBuilt(out) {
		boundAsked(out)
	}
	return out
}

// boundAsked has paths in order, and not too many of them.
func boundAsked(asked map[*types.TypeName][]string) {
	for n, paths := range asked {
		slices.SortFunc(paths, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) })
		asked[n] = paths[:min(len(paths), maxAsked)]
	}
}

// noteBuilt notes the fields of parameters that functions put where something decides what they make,
// as builders do, and reports whether there are any.
//
//	func (b *Builder) Build() *Runner { return &Runner{quiet: b.quiet} }
func (p *Package) noteBuilt(asked map[*types.TypeName][]string) (found bool) {
	for _, fn := range p.funcs {
		results := fn.Signature.Results()
		if results.Len() == 0 || len(fn.Params) == 0 || p.frames[fn] == nil {
			continue
		}
		of := typeinfo.NamedOf(results.At(0).Type())
		if of == nil || p.isFluent(fn) || !slices.ContainsFunc(fn.Params, func(param *ssa.Parameter) bool { return p.isOwnStruct(param.Type()) }) {
			continue
		}
		for _, path := range asked[of] {
			made, ok := p.madeBy(fn, 0, path, 0)
			if !ok || !made.Given || made.Of == "" || strings.HasPrefix(made.Of, derived) || made.Param < 0 || made.Param >= len(fn.Params) {
				continue
			}
			noteAsked(asked, fn.Params[made.Param].Type(), made.Of)
			found = true
		}
	}
	return found
}

// isOwnStruct reports whether t is a struct type that the package declares, or points to one.
func (p *Package) isOwnStruct(t types.Type) bool {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	named := typeinfo.NamedOf(t)
	return named != nil && named.Pkg() == p.env.Pkg && typeinfo.IsAggregate(t)
}

// noteAsked notes that a field is asked for of what is of type t, or points to it, and so of
// the structs on the way, of which that may be made.
func noteAsked(asked map[*types.TypeName][]string, t types.Type, path string) {
	for t != nil {
		if n := typeinfo.NamedOf(t); n != nil && !slices.Contains(asked[n], path) {
			asked[n] = append(asked[n], path)
		}
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t = ptr.Elem()
		}
		step, rest, more := strings.Cut(path, ".")
		if !more {
			break
		}
		t, path = typeAt(t, step), rest
	}
}

// askedBy calls ask for the conditions under which a function does something with what its
// caller has, or makes something.
func askedBy(s *summary.Summary, ask func([]summary.Cond)) {
	for i := range s.Effects {
		ask(s.Effects[i].If)
	}
	for i := range s.Uses {
		ask(s.Uses[i].If)
		for _, v := range s.Uses[i].Args {
			askedIn(v, ask)
		}
	}
	for _, st := range s.Stores {
		askedIn(st.Value, ask)
	}
	for _, v := range s.Results {
		askedIn(v, ask)
	}
}

// askedIn calls ask for the conditions under which what v holds is made.
func askedIn(v summary.Value, ask func([]summary.Cond)) {
	for _, a := range v {
		ask(a.If)
		askedIn(a.Inner, ask)
		for _, field := range a.Fields {
			askedIn(field.Value, ask)
		}
	}
}

package flow

import (
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a library does where a field of a variable of its is nil, it does as long as
// nobody puts something there:
//
//	var Success = Printer{Prefix: "ok"} // prints to os.Stdout where its Writer is nil

// Unset returns the fields of v, an exported variable of this package, that a function of
// it asks for to fall back to standard output, and that nothing here puts anything into,
// in order of the alphabet.
func (p *Package) Unset(v *types.Var) []string {
	named, ok := types.Unalias(v.Type()).(*types.Named)
	if !ok {
		return nil
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(p.fallsBack()[named.Origin().Obj()])), func(field string) bool {
		return p.mayFillVariable(v, field)
	})
}

// mayFillVariable reports whether something in the package puts anything but nil into a field of
// a variable.
func (p *Package) mayFillVariable(v *types.Var, field string) bool {
	return p.puts(v.Pkg().Path()+"."+v.Name()+":"+field, func(st *ssa.Store) bool {
		return form.Initializes(st.Parent()) && p.leavesNil(st, field)
	})
}

// leavesNil reports whether what is stored is nil, or a struct that has nil in a field.
func (p *Package) leavesNil(st *ssa.Store, field string) bool {
	if form.IsNil(st.Val) {
		return true
	}
	found, ok := p.fieldOf(st.Val, field, nil, 0)
	held, known := p.constantPart(found, 0)
	return ok && known && held == summary.IsNil(true)
}

// fallsBack returns the fields, of parameters of each type, that are asked for to fall
// back to standard output.
func (p *Package) fallsBack() map[*types.TypeName]map[string]bool {
	if p.falling != nil {
		return p.falling
	}
	p.falling = make(map[*types.TypeName]map[string]bool)
	for fn, f := range p.frames {
		for _, u := range f.uses {
			t := u.Target
			if u.Op != summary.Default || u.Each || t.Root != summary.Param || t.Index >= len(fn.Params) || strings.Contains(t.Path, ".") || paths.PassesCall(t.Path) {
				continue
			}
			if of := typeinfo.NamedOf(fn.Params[t.Index].Type()); of != nil && t.Path != "" {
				if p.falling[of] == nil {
					p.falling[of] = make(map[string]bool)
				}
				p.falling[of][t.Path] = true
			}
		}
	}
	return p.falling
}

// unlessPut notes an effect that happens only where a field of a variable of another
// package, which leaves it unset, holds nothing, unless this package puts something there,
// or an init function of another does.
func (f *frame) unlessPut(place atom, v *ref, e summary.Effect, way via) {
	if !f.pkg.unset[place.bare()] {
		return
	}
	e.From = v.name + ":" + place.path
	if !f.pkg.isReplaced(e.From) && !f.pkg.puts(e.From, func(*ssa.Store) bool { return false }) {
		f.record(e, way.trail, way.pos)
	}
}

// puts reports whether a function of this package puts something into a package variable,
// or the field of one, into what that is in, or into a part of it, other than by stores
// that leave it as it is.
func (p *Package) puts(name string, leaves func(*ssa.Store) bool) bool {
	for put, by := range p.storesIntoVariables() {
		there := put == name || strings.HasPrefix(name, put+":") || strings.HasPrefix(put, name+":")
		if there && slices.ContainsFunc(by, func(st *ssa.Store) bool { return !leaves(st) }) {
			return true
		}
	}
	return false
}

// storesIntoVariables returns those into each package variable, and each field of one.
func (p *Package) storesIntoVariables() map[string][]*ssa.Store {
	if p.putting != nil {
		return p.putting
	}
	p.putting = make(map[string][]*ssa.Store)
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if st, ok := i.(*ssa.Store); ok {
					if v, name := globalAt(st.Addr); v != nil {
						p.putting[name] = append(p.putting[name], st)
					}
				}
			}
		}
	}
	return p.putting
}

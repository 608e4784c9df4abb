package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What is put in place of standard output may be what the function is given, or what a field or
// a variable of the package has, of which all is seen that was ever put there:
//
//	func (c *capture) start() {
//		c.old = os.Stdout
//		c.file, _ = os.Create(c.name)
//		os.Stdout = c.file
//	}

// putsOnlyOther reports whether the function may have put something into a variable before at, and all
// of that is plainly something else than standard output.
func (f *frame) putsOnlyOther(name string, at ssa.Instruction) bool {
	found := false
	for _, d := range f.pkg.diversions()[f.fn] {
		if !overlap(d.name, name) || form.IsDefer(d.by) || !f.reaches(d.by, at) {
			continue
		}
		if d.val == nil {
			return false
		}
		params, ok := f.isOtherIf(d.val)
		if found = d.name == name && len(params) == 0 && (ok || f.pkg.areOther(f.value(d.val))); !found {
			return false
		}
	}
	return found
}

// isPlainlyOther reports whether a value is something else than standard output, by all that it
// may have come from.
func (p *Package) isPlainlyOther(v ssa.Value, depth int) bool {
	switch {
	case v == nil || depth > maxNamed:
		return false
	case isOther(v, 0) || isOpened(v):
		return true
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return p.isPlainlyOther(v.X, depth+1)
	case *ssa.ChangeInterface:
		return p.isPlainlyOther(v.X, depth+1)
	case *ssa.Parameter:
		return p.isGivenOther(v, depth)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return false
		}
		switch at := v.X.(type) {
		case *ssa.Global:
			return p.holdsOther(at, depth)
		case *ssa.FieldAddr:
			return p.fieldHoldsOther(typeinfo.Field(at.X.Type(), at.Field), depth)
		case *ssa.Alloc:
			return p.isPlainlyOther(form.AlwaysIn(at), depth+1)
		}
	}
	return false
}

// isGivenOther reports whether all who call its function give a parameter something else.
func (p *Package) isGivenOther(param *ssa.Parameter, depth int) bool {
	fn := param.Parent()
	n := slices.Index(fn.Params, param)
	return fn.Parent() == nil && p.comesOnlyBy(fn, depth, func(from ssa.Instruction) bool {
		c, ok := from.(ssa.CallInstruction)
		return ok && p.isPlainlyOther(form.Argument(c.Common().Args, n), depth+1)
	})
}

// holdsOther reports whether all that is put into a variable which no other package can set is
// something else.
func (p *Package) holdsOther(g *ssa.Global, depth int) bool {
	if g.Pkg != p.ssa || !p.isPrivate(p.env.Pkg.Path()+"."+g.Name()) {
		return false
	}
	return !slices.ContainsFunc(p.usesOfVariable(g), func(use ssa.Instruction) bool {
		st, ok := use.(*ssa.Store)
		return !form.Loads(use) && (!ok || st.Addr != ssa.Value(g) || !p.isPlainlyOther(st.Val, depth+1))
	})
}

// A fieldPuts is what the package puts into a field of any value.
type fieldPuts struct {
	vals  []ssa.Value
	taken bool // its address, by which more may be put there
}

// fieldHoldsOther reports whether all that is put into a field which no other package can set is
// something else.
func (p *Package) fieldHoldsOther(field *types.Var, depth int) bool {
	if field == nil || field.Pkg() != p.env.Pkg || field.Exported() && p.env.Pkg.Name() != "main" {
		return false
	}
	if p.fieldsPut == nil {
		p.findFieldPuts()
	}
	puts := p.fieldsPut[field]
	return puts != nil && !puts.taken && len(puts.vals) <= maxPuts &&
		!slices.ContainsFunc(puts.vals, func(v ssa.Value) bool { return !p.isPlainlyOther(v, depth+1) })
}

// findFieldPuts finds them, of fields of types of the package that may have a writer.
func (p *Package) findFieldPuts() {
	p.fieldsPut = make(map[*types.Var]*fieldPuts)
	for at, field := range p.fieldAddrs() {
		if field.Pkg() != p.env.Pkg || !p.carries(field.Type()) {
			continue
		}
		puts := p.fieldsPut[field] // of the generic type, if there is one
		if puts == nil {
			puts = new(fieldPuts)
			p.fieldsPut[field] = puts
		}
		puts.note(at)
	}
}

// note notes what is done with the address of the field.
func (f *fieldPuts) note(at *ssa.FieldAddr) {
	for _, use := range *at.Referrers() {
		st, ok := use.(*ssa.Store)
		switch {
		case ok && st.Addr == ssa.Value(at):
			f.vals = append(f.vals, st.Val)
		case !form.Loads(use) && !form.IsDebug(use):
			f.taken = true
		}
	}
}

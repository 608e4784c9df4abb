package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// An exported field is a setting, too, if it is nil, or false, unless somebody sets it: who
// uses the package by its name, or a function of the package that its users name.
//
//	type ConfigFlags struct{ Password *string }
//
//	func (f *ConfigFlags) WithPassword() *ConfigFlags { f.Password = new(string); return f }
//
// What happens only where it is set is told of with the name of the field, so that a package
// which cannot see where a value comes from may say that nothing it knows of sets it.
type fieldSetting struct {
	name string // "" if it is none
	by   []string
}

// Bounds of what a package says of such fields: of how many, and of who sets one. Others are
// taken for set.
const (
	maxFieldSettings = 32
	maxFieldSetters  = 6
)

// nameFields returns effects of fn with the names of the fields that have to be set for them.
func (p *Package) nameFields(fn *ssa.Function, effects []summary.Effect) []summary.Effect {
	for i := range effects {
		e := &effects[i]
		for n, c := range e.If {
			if name := p.fieldOfCond(fn, c); name != "" {
				e.If = slices.Clone(e.If)
				e.If[n].Field = name
			}
		}
	}
	return effects
}

// fieldOfCond returns the name of the field that is set where a condition of a parameter of fn
// holds, "" if it says no such thing.
func (p *Package) fieldOfCond(fn *ssa.Function, c summary.Cond) string {
	if c.Of != "" || c.Field != "" || c.Path == "" || c.Param < 0 || c.Param >= len(fn.Params) || !conditions.AsksSet(c) {
		return ""
	}
	t := fn.Params[c.Param].Type()
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	path, last := paths.CutLast(c.Path)
	if t = typeAt(t, path); t == nil {
		return ""
	}
	return p.nameOfField(t, last)
}

// nameOfField returns the name, as a setting, of a field of the struct type t; empty if it
// is none.
func (p *Package) nameOfField(t types.Type, field string) string {
	named := typeinfo.NamedOf(t)
	s, ok := t.Underlying().(*types.Struct)
	if named == nil || !ok || named.Pkg() != p.env.Pkg || !named.Exported() {
		return ""
	}
	for i := range s.NumFields() {
		if f := s.Field(i); f.Name() == field && f.Exported() && s.Tag(i) == "" {
			return p.fieldSetting(named, f.Origin()).name
		}
	}
	return ""
}

// asksField returns the name of the field that alone control gets to b by if it is true, of
// something that this function has made, say, and options have filled in; empty if there is
// none. Of a parameter's there is a condition that says more, and of the author's own, who
// may mean to set it, nothing is said.
func (f *frame) asksField(b *ssa.BasicBlock) string {
	if f.pkg.env.Own {
		return ""
	}
	name := ""
	if !form.OnlyIf(b, func(cond ssa.Value, holds bool) bool {
		asked := f.fieldAsked(cond, holds)
		ok := asked != "" && (name == "" || name == asked)
		name = asked
		return ok
	}) {
		return ""
	}
	return name
}

// fieldAsked returns the name of the field that is true if a condition holds, or does not.
func (f *frame) fieldAsked(v ssa.Value, holds bool) string {
	load, ok := v.(*ssa.UnOp)
	if ok && load.Op == token.NOT {
		return f.fieldAsked(load.X, !holds)
	}
	if !ok || load.Op != token.MUL || !holds {
		return ""
	}
	at, ok := load.X.(*ssa.FieldAddr)
	if _, given := f.fieldOfParam(load); !ok || given {
		return ""
	}
	whole, ok := at.X.Type().Underlying().(*types.Pointer)
	if !ok {
		return ""
	}
	return f.pkg.nameOfField(whole.Elem(), typeinfo.FieldName(at.X.Type(), at.Field))
}

func (p *Package) fieldSetting(of *types.TypeName, field *types.Var) *fieldSetting {
	s := p.fieldSettings[field]
	if s != nil {
		return s
	}
	if p.fieldSettings == nil {
		p.fieldSettings = make(map[*types.Var]*fieldSetting)
	}
	s = new(fieldSetting)
	p.fieldSettings[field] = s
	if len(p.fieldSettings) > maxFieldSettings {
		return s
	}
	by, ok := p.settersOf(field)
	if !ok {
		return s
	}
	s.name = of.Pkg().Path() + "#" + of.Name() + "." + field.Name()
	s.by = append(by, FieldName(field))
	return s
}

// FieldName returns what a field is called among those by which settings are changed,
// whatever type it is of.
func FieldName(field *types.Var) string { return field.Pkg().Path() + "#" + field.Name() }

// settersOf returns the names of the exported functions of the package that may set a field,
// and false if one runs in any case, or if there are many.
func (p *Package) settersOf(field *types.Var) (names []string, ok bool) {
	for _, fn := range p.funcs {
		if !setsField(fn, field) {
			continue
		}
		by, initial := p.leadingTo(fn)
		if initial {
			return nil, false
		}
		names = append(names, by...)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	return names, len(names) <= maxFieldSetters
}

// setsField reports whether a function may put something else than nil, or false, into a field.
func setsField(fn *ssa.Function, field *types.Var) bool {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			at, ok := i.(*ssa.FieldAddr)
			if ok && typeinfo.Field(at.X.Type(), at.Field) == field && slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool { return maySet(use, at) }) {
				return true
			}
		}
	}
	return false
}

// maySet reports whether an instruction may set what is at an address.
func maySet(use ssa.Instruction, at *ssa.FieldAddr) bool {
	if st, ok := use.(*ssa.Store); ok && st.Addr == at {
		c, ok := constOf(st.Val)
		return !ok || c != summary.IsNil(true) && c != summary.Bool(false)
	}
	return !form.Loads(use)
}

// isField reports whether what a condition is of is a field.
func isField(of string) bool { return strings.Contains(of, "#") }

// isUnset reports whether a condition holds only where a field of another module is set which nothing
// sets that is known here.
func (p *Package) isUnset(c summary.Cond) bool {
	path, _, ok := strings.Cut(c.Field, "#")
	return ok && !p.ownDoing(path) && !p.env.Changed[c.Field]
}

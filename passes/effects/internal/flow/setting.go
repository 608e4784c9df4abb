package flow

import (
	"cmp"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A setting is a truth value or a whole number that a package begins with, and that only who
// uses the package changes: by an exported variable, an exported function, or a flag.
//
//	var trace bool
//
//	func SetTrace(on bool) { trace = on }
//
// So is a truth value in a field that is not exported of any struct of the package, which
// begins as false, and what it is copied to.
//
//	func WithTrace() Option { return func(c *config) { c.trace = true } }
type setting struct {
	name     string // of the variable, or of the field
	initial  summary.Const
	known    bool // that it begins so is said somewhere
	each     bool // of a value; the package has no variable that it is part of
	changing bool // by itself
	asked    bool // it decides something
	setters  []string
	by       []*ssa.Function // of the package, not to begin with
	sets     []*ssa.Global   // of flags, one of which it is
	from     []*types.Var    // what it is copied from
	settling bool
	settled  bool // it is known who changes it
}

// Setters returns by what others change the settings that decide something, in order of the
// alphabet.
func (p *Package) Setters() []summary.Setter {
	var out []summary.Setter
	for _, s := range p.settings {
		if s.asked && !s.changing {
			for _, name := range s.setters {
				out = append(out, summary.Setter{Name: name, Of: p.env.Pkg.Path()})
				if !s.each {
					out = append(out, summary.Setter{Name: name, Of: p.settingName(s)})
				}
			}
		}
	}
	for _, s := range p.fieldSettings {
		for _, name := range s.by {
			out = append(out, summary.Setter{Name: name, Of: s.name})
		}
	}
	slices.SortFunc(out, func(a, b summary.Setter) int { return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Of, b.Of)) })
	return slices.Compact(out)
}

// settingName returns what conditions call a setting by that is no value's own.
func (p *Package) settingName(s *setting) string { return p.env.Pkg.Path() + ":" + s.name }

// asksSettings returns the setting without which control does not get to b, as conditions call
// it, or the package if it is one of several or a value's own; and whether one is that. It
// returns "" if control gets there without any.
func (p *Package) asksSettings(b *ssa.BasicBlock) (of string, each bool) {
	var all []*setting
	asks := form.OnlyIf(b, func(cond ssa.Value, holds bool) bool {
		s := p.asksSetting(cond, holds)
		if s != nil && !slices.Contains(all, s) {
			all = append(all, s)
			each = each || s.each
		}
		return s != nil
	})
	switch {
	case !asks:
		return "", false
	case len(all) == 1 && !each:
		return p.settingName(all[0]), false
	}
	return p.env.Pkg.Path(), each
}

// asksSetting returns the setting that is not what it is to begin with if a condition
// holds, or does not; nil if it means no such thing.
func (p *Package) asksSetting(v ssa.Value, holds bool) *setting {
	if not, ok := v.(*ssa.UnOp); ok && not.Op == token.NOT {
		return p.asksSetting(not.X, !holds)
	}
	variable, begins := form.VariableOf(v), func(c int64) bool { return c != 0 }
	if b, ok := v.(*ssa.BinOp); ok {
		variable, begins = p.numberAsked(b)
	} else if !typeinfo.IsBool(v.Type()) {
		return nil
	}
	if variable == nil {
		return nil
	}
	if p.settings == nil {
		p.findSettings()
	}
	s := p.settings[variable]
	if s == nil {
		return nil
	}
	if p.settle(s); s.changing || begins(s.initial.Int) == holds {
		return nil
	}
	s.asked = true
	return s
}

// numberAsked returns the variable of the package with a number that v compares with a constant,
// and whether that holds for a value of it; nil if v compares something else.
func (p *Package) numberAsked(v *ssa.BinOp) (*types.Var, func(int64) bool) {
	c, ok := constOf(v.Y)
	g := form.ReadFrom(v.X)
	if !ok || c.Kind != constant.Int || g == nil || g.Pkg != p.ssa || !isNumber(v.X.Type()) {
		return nil, nil
	}
	of, _ := g.Object().(*types.Var)
	return of, func(n int64) bool {
		holds, _ := conditions.Compare(v.Op, summary.Const{Kind: constant.Int, Int: n}, c)
		return holds
	}
}

// isNumber reports whether values of type t are whole numbers.
func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// findSettings finds the settings among the package's variables of truth values and
// whole numbers, and among the fields that are not exported of its structs.
func (p *Package) findSettings() {
	p.settings = make(map[*types.Var]*setting)
	seen := make(map[types.Type]bool)
	names := slices.Sorted(maps.Keys(p.ssa.Members)) // as types are met at different depths
	for _, name := range names {
		if g, ok := p.ssa.Members[name].(*ssa.Global); ok && g.Object() != nil {
			v := g.Object().(*types.Var)
			if typeinfo.IsBool(v.Type()) || isNumber(v.Type()) || typeinfo.IsAtomic(v.Type()) {
				p.settings[v] = &setting{name: v.Name()}
				if v.Exported() {
					p.settings[v].setters = []string{v.Pkg().Path() + "." + v.Name()}
				}
			} else {
				p.addSettings(v.Type(), false, 0, seen)
			}
		}
	}
	for _, name := range names {
		if t, ok := p.ssa.Members[name].(*ssa.Type); ok {
			p.addSettings(t.Type(), true, 0, seen)
		}
	}
	if len(p.settings) == 0 {
		return
	}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if s := p.settings[form.VariableAt(*v)]; s != nil && !s.keeps(*v, i) {
						s.changing = true
					}
				}
			}
		}
	}
}

// addSettings adds the fields of a struct, and of those in it; of each value of the type
// unless it is that of a variable.
func (p *Package) addSettings(t types.Type, each bool, depth int, seen map[types.Type]bool) {
	if ptr, ok := t.Underlying().(*types.Pointer); ok && depth == 0 {
		t = ptr.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok || depth > maxDepth || seen[t] {
		return
	}
	seen[t] = true
	for f := range s.Fields() {
		switch f = f.Origin(); {
		case f.Pkg() != p.env.Pkg:
		case !typeinfo.IsBool(f.Type()):
			p.addSettings(f.Type(), each, depth+1, seen)
		case !f.Exported() && p.settings[f] == nil:
			p.settings[f] = &setting{name: f.Name(), each: each, changing: p.converted[f]}
		}
	}
}

package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A setting is a truth value that a package begins with, and that only who uses the
// package changes: by an exported variable, an exported function that is given
// another one, or a flag.
//
//	var trace bool
//
//	func SetTrace(on bool) { trace = on }
type setting struct {
	initial  summary.Const
	known    bool // that it begins so is said somewhere
	changing bool // by itself
	asked    bool // it decides something
	setters  []string
	by       []*ssa.Function // of the package, not to begin with
	sets     []*ssa.Global   // of flags, one of which it is
}

// Setters returns the names of the exported variables, functions and methods by which
// others change the settings that decide something, in order of the alphabet.
func (p *Package) Setters() []string {
	var out []string
	for _, s := range p.settings {
		if s.asked && !s.changing {
			out = append(out, s.setters...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// asksSettings reports whether control gets to b only where a setting is changed.
func (p *Package) asksSettings(b *ssa.BasicBlock) bool { return onlyIf(b, p.asksSetting) }

// asksSetting reports whether a condition that holds, or does not, means that a
// setting is not what it is to begin with.
func (p *Package) asksSetting(v ssa.Value, holds bool) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return false
	}
	switch load.Op {
	case token.NOT:
		return p.asksSetting(load.X, !holds)
	case token.MUL:
		if p.settings == nil {
			p.findSettings()
		}
		s := p.settings[variableAt(load.X)]
		if s == nil || s.changing || (s.initial.Int != 0) == holds {
			return false
		}
		s.asked = true
		return true
	}
	return false
}

// variableAt returns the package variable, or the field of whatever value, at an
// address, nil if it is none.
func variableAt(addr ssa.Value) *types.Var {
	switch addr := addr.(type) {
	case *ssa.Global:
		v, _ := addr.Object().(*types.Var)
		return v
	case *ssa.FieldAddr:
		return fieldVar(addr.X.Type(), addr.Field)
	}
	return nil
}

// findSettings finds the settings among the package's variables of truth values,
// and among the fields that are not exported of those that are structs.
func (p *Package) findSettings() {
	p.settings = make(map[*types.Var]*setting)
	seen := make(map[types.Type]bool)
	for _, name := range slices.Sorted(maps.Keys(p.ssa.Members)) { // of types that are met at different depths
		if g, ok := p.ssa.Members[name].(*ssa.Global); ok && g.Object() != nil {
			v := g.Object().(*types.Var)
			if isBool(v.Type()) {
				p.settings[v] = new(setting)
				if v.Exported() {
					p.settings[v].setters = []string{v.Pkg().Path() + "." + v.Name()}
				}
			} else {
				p.addSettings(v.Type(), 0, seen)
			}
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
					if s := p.settings[variableAt(*v)]; s != nil && !s.keeps(*v, i) {
						s.changing = true
					}
				}
			}
		}
	}
	for _, s := range p.settings {
		p.findSetters(s)
	}
}

// addSettings adds the fields of a struct, and of those in it.
func (p *Package) addSettings(t types.Type, depth int, seen map[types.Type]bool) {
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
		case !isBool(f.Type()):
			p.addSettings(f.Type(), depth+1, seen)
		case !f.Exported() && p.settings[f] == nil:
			p.settings[f] = new(setting)
		}
	}
}

// keeps reports whether what an instruction does with the address of s makes it no
// less of a setting.
func (s *setting) keeps(addr ssa.Value, i ssa.Instruction) bool {
	switch i := i.(type) {
	case *ssa.DebugRef:
		return true
	case *ssa.UnOp:
		return i.Op == token.MUL
	case *ssa.Store:
		if i.Addr != addr {
			return false
		}
		if c, ok := constOf(i.Val); ok {
			switch {
			case i.Parent().Synthetic == "package initializer":
				return s.begins(c)
			case initializes(i.Parent()), inLocal(addr):
				return c.Kind == constant.Bool && c.Int == 0 // as it is left
			}
			return false
		}
		if load, ok := i.Val.(*ssa.UnOp); ok && load.Op == token.MUL && variableAt(load.X) == variableAt(addr) {
			return true // a copy
		}
		s.setBy(i.Parent())
		return !inLocal(addr) && isSaid(i.Val)
	case *ssa.Call:
		n := flagDefault(i.Common())
		if n < 0 || n >= len(i.Call.Args) {
			return false
		}
		s.setBy(i.Parent())
		if i.Call.StaticCallee().Signature.Recv() != nil {
			s.flagIn(i.Call.Args[0], i.Parent())
		}
		c, ok := constOf(i.Call.Args[n])
		return ok && s.begins(c)
	}
	return false
}

// begins notes that s begins as c, and reports whether it always does.
func (s *setting) begins(c summary.Const) bool {
	same := !s.known || s.initial == c
	s.initial, s.known = c, true
	return same && c.Kind == constant.Bool
}

// inLocal reports whether an address is in a variable of its function, as what that
// makes, and a copy, are.
func inLocal(addr ssa.Value) bool {
	for {
		at, ok := addr.(*ssa.FieldAddr)
		if !ok {
			_, ok := addr.(*ssa.Alloc)
			return ok
		}
		addr = at.X
	}
}

// isSaid reports whether v is a parameter of an exported function or method, or
// what a closure of one has of it.
func isSaid(v ssa.Value) bool {
	if isGiven(v) {
		return true
	}
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	from := load.X
	if free, ok := from.(*ssa.FreeVar); ok {
		from = captured(free)
	}
	local, ok := from.(*ssa.Alloc)
	if !ok {
		return false
	}
	said := false
	for _, use := range *local.Referrers() {
		if st, ok := use.(*ssa.Store); ok && st.Addr == local {
			if !isGiven(st.Val) {
				return false
			}
			said = true
		}
	}
	return said
}

// captured returns what a closure captures as free, nil if it is made more than once.
func captured(free *ssa.FreeVar) (found ssa.Value) {
	fn := free.Parent()
	for _, b := range fn.Parent().Blocks {
		for _, i := range b.Instrs {
			made, ok := i.(*ssa.MakeClosure)
			if !ok || made.Fn != fn {
				continue
			}
			if found != nil {
				return nil
			}
			for n, v := range fn.FreeVars {
				if v == free {
					found = made.Bindings[n]
				}
			}
		}
	}
	return found
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

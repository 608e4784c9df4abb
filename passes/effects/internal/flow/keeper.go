package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What is in a field or a variable that only the package can name, is what one of its functions
// has put there, unless one of them takes the address, or has the struct by another type:
//
//	type app struct{ scanner *scan.Scanner }

// A keeper is a field of structs of the package, or a variable, that only the package can put
// something into.
type keeper struct {
	field    *types.Var
	variable ssa.Value
}

// keeperOf returns the keeper that v is loaded from, and false if it is loaded from none.
func (p *Package) keeperOf(v ssa.Value) (keeper, bool) {
	switch v := v.(type) {
	case *ssa.Field:
		return p.keeperField(v.X.Type(), v.Field)
	case *ssa.UnOp:
		if form.Loads(v) {
			return p.keeperAt(v.X)
		}
	}
	return keeper{}, false
}

// keeperAt is keeperOf for an address.
func (p *Package) keeperAt(addr ssa.Value) (keeper, bool) {
	for range maxDepth {
		switch at := addr.(type) {
		case *ssa.FieldAddr:
			return p.keeperField(at.X.Type().Underlying().(*types.Pointer).Elem(), at.Field)
		case *ssa.Global:
			return keeper{variable: at}, at.Pkg == p.ssa && at.Object() != nil && !at.Object().Exported()
		case *ssa.Alloc:
			return keeper{variable: at}, true
		case *ssa.FreeVar:
			if addr = form.BindingOf(at); form.IsWrapper(at.Parent()) || addr == nil {
				return keeper{}, false
			}
		default:
			return keeper{}, false
		}
	}
	return keeper{}, false
}

// keeperField is keeperOf for a field of the struct type t. What is embedded others can get to
// that have the struct.
func (p *Package) keeperField(t types.Type, i int) (keeper, bool) {
	field := typeinfo.Field(t, i)
	_, named := types.Unalias(t).(*types.Named)
	if !named || field == nil || field.Exported() || field.Embedded() || field.Pkg() != p.env.Pkg || p.converted[field] {
		return keeper{}, false
	}
	return keeper{field: field}, true
}

// usesOfKeeper returns what is loaded from a keeper, and what puts something there, and false if
// something else is done with it.
func (p *Package) usesOfKeeper(k keeper) (loads []ssa.Value, stores []*ssa.Store, ok bool) {
	ok = true
	var take func(addr ssa.Value, uses []ssa.Instruction, depth int)
	take = func(addr ssa.Value, uses []ssa.Instruction, depth int) {
		for _, use := range uses {
			switch use := use.(type) {
			case *ssa.DebugRef:
			case *ssa.UnOp:
				loads = append(loads, use)
			case *ssa.Store:
				stores = append(stores, use)
				ok = ok && use.Addr == addr && use.Val != addr
			case *ssa.MakeClosure:
				fn := use.Fn.(*ssa.Function)
				ok = ok && depth < maxDepth && len(fn.FreeVars) == len(use.Bindings)
				for i := 0; ok && i < len(use.Bindings); i++ {
					if use.Bindings[i] == addr {
						take(fn.FreeVars[i], *fn.FreeVars[i].Referrers(), depth+1)
					}
				}
			default:
				ok = false
			}
		}
	}
	switch v := k.variable.(type) {
	case *ssa.Global:
		take(v, p.usesOfVariable(v), 0)
	case *ssa.Alloc:
		take(v, *v.Referrers(), 0)
	default:
		p.findFieldUses()
		ok = !p.recast[k.field]
		for _, use := range p.fieldUses[k.field] {
			if at, isAddr := use.(*ssa.FieldAddr); isAddr {
				take(at, *at.Referrers(), 0)
			} else {
				loads = append(loads, use)
			}
		}
	}
	return loads, stores, ok
}

// findFieldUses finds the fields that the functions of the package use, and those of structs that
// they convert, of which others may have what is there.
func (p *Package) findFieldUses() {
	if p.fieldUses != nil {
		return
	}
	p.fieldUses, p.recast = make(map[*types.Var][]ssa.Value), make(map[*types.Var]bool)
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				switch i := i.(type) {
				case *ssa.FieldAddr:
					field := typeinfo.Field(i.X.Type(), i.Field)
					p.fieldUses[field] = append(p.fieldUses[field], i)
				case *ssa.Field:
					field := typeinfo.Field(i.X.Type(), i.Field)
					p.fieldUses[field] = append(p.fieldUses[field], i)
				case *ssa.ChangeType:
					p.noteRecast(i.X.Type())
				case *ssa.MultiConvert:
					p.noteRecast(i.X.Type())
				}
			}
		}
	}
}

// noteRecast notes the fields of what is of type t, or of what that has the address of.
func (p *Package) noteRecast(t types.Type) {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	noteFields(p.recast, t)
}

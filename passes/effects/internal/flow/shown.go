package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A field whose name is exported is known by nobody else all the same if it is in a struct
// type that is not, or in one of a command, which nothing imports: of which nothing exported
// is, or has one, and of which nothing was made an empty interface value, or one that another
// package asks for, by which decoders set the fields of what they know by reflection.

// isHidden reports whether nobody else can name the fields of a type of the package.
func (p *Package) isHidden(t types.Type) bool {
	named := typeinfo.NamedOf(t)
	if named == nil || named.Pkg() != p.env.Pkg || named.Exported() && !p.isCommand() || named.Parent() != named.Pkg().Scope() {
		return false
	}
	if p.shown == nil {
		p.shown = p.findShown()
	}
	return !p.shown[named]
}

// isCommand reports whether the package is one that nothing can import.
func (p *Package) isCommand() bool { return p.env.Pkg.Name() == "main" }

// findShown returns the types that are not hidden, as far as they have names.
func (p *Package) findShown() map[*types.TypeName]bool {
	named := make(map[*types.TypeName]bool)
	if !p.isCommand() {
		s := showing{pkg: p.env.Pkg, seen: make(map[types.Type]bool), named: named}
		scope := p.env.Pkg.Scope()
		for _, name := range scope.Names() {
			if obj := scope.Lookup(name); obj.Exported() {
				s.show(obj.Type())
			}
		}
	}
	s := showing{pkg: p.env.Pkg, seen: make(map[types.Type]bool), named: named, made: p.madeInterfaces()}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if from, to := form.Converted(i); to != nil && s.isOutside(to) {
					s.show(from)
				}
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if fn, ok := (*v).(*ssa.Function); ok {
						for _, t := range fn.TypeArgs() {
							s.show(t)
						}
					}
				}
			}
		}
	}
	return named
}

// madeInterfaces returns the types of what is made interface values of each type of the
// package, be it of interface values.
func (p *Package) madeInterfaces() map[*types.TypeName][]types.Type {
	made := make(map[*types.TypeName][]types.Type)
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				from, to := form.Converted(i)
				if to == nil {
					continue
				}
				if of := typeinfo.NamedOf(to); of != nil && of.Pkg() == p.env.Pkg && !slices.Contains(made[of], from) {
					made[of] = append(made[of], from)
				}
			}
		}
	}
	return made
}

// showing is the finding of types that others can name the fields of, or set them by
// reflection.
type showing struct {
	pkg   *types.Package
	seen  map[types.Type]bool
	named map[*types.TypeName]bool
	made  map[*types.TypeName][]types.Type // what interface values of the package are made of, nil if others only name types
}

// isOutside reports whether interface values of type t may be handed to what knows nothing of
// them, or to another package that asks for them. What the standard library has methods called
// of, it looks at in no other way.
func (s showing) isOutside(t types.Type) bool {
	if iface, ok := t.Underlying().(*types.Interface); !ok || iface.NumMethods() == 0 {
		return true
	}
	of := typeinfo.NamedOf(t)
	return of == nil || of.Pkg() != nil && of.Pkg() != s.pkg && !known.Standard(of.Pkg().Path())
}

// show notes t and what others get from something of that type.
func (s showing) show(t types.Type) {
	if s.seen[t] {
		return
	}
	s.seen[t] = true
	switch t := t.(type) {
	case *types.Alias:
		s.show(types.Unalias(t))
	case *types.Named:
		for arg := range t.TypeArgs().Types() {
			s.show(arg)
		}
		if t.Obj().Pkg() != s.pkg {
			return // which does not know those of this package but by its arguments
		}
		s.named[t.Origin().Obj()] = true
		for _, in := range s.made[t.Origin().Obj()] {
			s.show(in)
		}
		for m := range t.Methods() {
			if m.Exported() {
				s.show(m.Type())
			}
		}
		s.show(t.Underlying())
	case *types.Map:
		s.show(t.Key())
		s.show(t.Elem())
	case interface{ Elem() types.Type }: // a pointer, a slice, an array or a channel
		s.show(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if f.Exported() || f.Embedded() {
				s.show(f.Type())
			}
		}
	case *types.Interface:
		for m := range t.Methods() {
			s.show(m.Type())
		}
	case *types.Signature:
		s.show(t.Params())
		s.show(t.Results())
	case *types.Tuple:
		for v := range t.Variables() {
			s.show(v.Type())
		}
	}
}

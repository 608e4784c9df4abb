package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A field whose name is exported is known by nobody else all the same if it is in a struct
// type that is not: of which nothing exported is, or has one, and of which nothing was made an
// empty interface value, by which decoders set the fields of what they know by reflection.

// isHidden reports whether nobody else can name the fields of a type of the package.
func (p *Package) isHidden(t types.Type) bool {
	named := namedOf(t)
	if named == nil || named.Pkg() != p.env.Pkg || named.Exported() || named.Parent() != named.Pkg().Scope() {
		return false
	}
	if p.shown == nil {
		p.shown = p.findShown()
	}
	return !p.shown[named]
}

// findShown returns the types that are not hidden, as far as they have names.
func (p *Package) findShown() map[*types.TypeName]bool {
	s := showing{pkg: p.env.Pkg, seen: make(map[types.Type]bool), named: make(map[*types.TypeName]bool)}
	scope := p.env.Pkg.Scope()
	for _, name := range scope.Names() {
		if obj := scope.Lookup(name); obj.Exported() {
			s.show(obj.Type())
		}
	}
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				switch i := i.(type) {
				case *ssa.MakeInterface:
					if i.Type().Underlying().(*types.Interface).NumMethods() == 0 {
						s.show(i.X.Type())
					}
				case ssa.CallInstruction:
					if fn := i.Common().StaticCallee(); fn != nil {
						for _, t := range fn.TypeArgs() {
							s.show(t)
						}
					}
				}
			}
		}
	}
	return s.named
}

// showing is the finding of types that others can name the fields of, or set them by
// reflection.
type showing struct {
	pkg   *types.Package
	seen  map[types.Type]bool
	named map[*types.TypeName]bool
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

package flow

import (
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Replaced returns the exported variables of other packages, and fields in them,
// that init functions of this package set to something else than standard output
// whenever they run: a program of which this package is part begins with that, and
// not with what was there. They are in order of the alphabet.
//
//	func init() { readline.Stdout = stderr{} }
func (p *Package) Replaced() []string {
	out := slices.Sorted(maps.Keys(p.replaced))
	return slices.DeleteFunc(out, func(name string) bool { return slices.Contains(p.env.Replaced, name) })
}

// isReplaced reports whether a variable, or the field of one, was set to something
// else before main begins.
func (p *Package) isReplaced(name string) bool {
	for ; name != ""; name = outer(name) {
		if p.replaced[name] || p.installed[name] {
			return true
		}
	}
	return false
}

// outer returns the name of what a field is in, "" if name is that of a variable.
func outer(name string) string {
	return name[:max(0, strings.LastIndexByte(name, ':'))]
}

// findReplaced finds them, and the package's own variables that no handler finds with what
// their declarations give them.
func (p *Package) findReplaced() {
	p.replaced, p.begins = make(map[string]bool), make(map[*ssa.Global]bool)
	for _, name := range p.env.Replaced {
		p.replaced[name] = true
	}
	for _, fn := range p.funcs {
		if !form.Initializes(fn) || fn.Synthetic != "" {
			continue
		}
		f := p.frame(fn)
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				st, ok := i.(*ssa.Store)
				if !ok || !f.always(st) {
					continue
				}
				if g, ok := st.Addr.(*ssa.Global); ok && g.Pkg == fn.Pkg && p.carries(st.Val.Type()) && p.firstIn(st, g) {
					p.begins[g] = true
				} else if isOther(st.Val, 0) && p.mayBear(st) {
					if name := p.foreign(st.Addr); name != "" {
						p.replaced[name] = true
					}
				}
			}
		}
	}
}

// mayBear reports whether what a store is into bears writers, or is a field that is known
// to be left unset.
func (p *Package) mayBear(st *ssa.Store) bool {
	of, _ := globalAt(st.Addr)
	return of != nil && (p.env.Var(of).Bears() || len(p.env.Unset(of)) > 0 || len(p.env.UnsetEver(of)) > 0)
}

// isOther reports whether a value is plainly something else than standard output,
// and holds nothing that is not.
func isOther(v ssa.Value, depth int) bool {
	if depth > maxNamed {
		return false
	}
	switch v := v.(type) {
	case *ssa.Const, *ssa.Function:
		return true
	case *ssa.UnOp:
		g, ok := v.X.(*ssa.Global)
		if !ok {
			return false
		}
		obj, ok := g.Object().(*types.Var)
		return ok && known.Standard(obj.Pkg().Path()) && !known.IsStdout(obj) // as os.Stderr and io.Discard
	case *ssa.MakeInterface:
		return isOther(v.X, depth+1)
	case *ssa.ChangeInterface:
		return isOther(v.X, depth+1)
	case *ssa.ChangeType:
		return isOther(v.X, depth+1)
	case *ssa.Alloc, *ssa.FieldAddr:
		for _, use := range *v.Referrers() {
			switch use := use.(type) {
			case *ssa.FieldAddr:
				if !isOther(use, depth+1) {
					return false
				}
			case *ssa.Store:
				if use.Addr == v && !isOther(use.Val, depth+1) {
					return false
				}
			case *ssa.MakeInterface, *ssa.DebugRef:
			default:
				return false
			}
		}
		return true
	}
	return false
}

// foreign returns the name of the exported variable of another package, or of the
// field of one, that has an address, "" if that is of something else.
func (p *Package) foreign(addr ssa.Value) string {
	of, name := globalAt(addr)
	if of == nil || of.Pkg() == p.env.Pkg || known.Standard(of.Pkg().Path()) {
		return ""
	}
	return name
}

// globalAt returns the package variable that has an address, or that a field is of which has
// it, and the name of that; nil if it is of something else.
func globalAt(addr ssa.Value) (of *types.Var, name string) {
	switch v := addr.(type) {
	case *ssa.Global:
		if of, ok := v.Object().(*types.Var); ok {
			return of, of.Pkg().Path() + "." + of.Name()
		}
	case *ssa.FieldAddr:
		if of, name := globalAt(v.X); of != nil {
			return of, name + ":" + typeinfo.FieldName(v.X.Type(), v.Field)
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return globalAt(v.X)
		}
	}
	return nil, ""
}

// maxNamed bounds how deep in what a variable holds writers are named after it.
const maxNamed = 4

// nameInitial names the mentions of standard output among atoms, and in what they
// hold, after the variable that the package is initialized with them at, and returns
// atoms with what a library has handed out named so, too.
func (f *frame) nameInitial(address, atoms []atom) []atom {
	if !f.atInit() {
		return atoms
	}
	for _, a := range address {
		r, ok := a.node.(*ref)
		if !ok || !isGlobal(a) || hidden(r.name) {
			continue
		}
		if strings.HasPrefix(r.name, f.pkg.env.Pkg.Path()+".") {
			name := named(r.name, a.path)
			f.nameAll(atoms, a, name, 0, make(map[nameVisit]int))
			if len(address) == 1 {
				atoms = f.nameTold(atoms, name)
			}
		}
	}
	return atoms
}

// nameTold returns atoms with the writers among them that are nobody's mention here
// named as what a variable began with.
//
//	var Output = colorable.NewColorableStdout()
func (f *frame) nameTold(atoms []atom, name string) []atom {
	var out cell
	for _, a := range atoms {
		renamed, inner := false, f.unboxed(a)
		for _, in := range inner {
			if w, ok := in.node.(*writer); ok && w.told && w.home == nil && w.from == "" {
				key := w.writerKey
				key.from = name
				out.add(f.pkg.writer(key))
				renamed = true
			}
		}
		if !renamed || len(inner) > 1 {
			out.add(a)
		}
	}
	return out.atoms
}

// named returns the name of the field of a variable.
func named(variable, path string) string {
	if path == "" {
		return variable
	}
	return variable + ":" + strings.ReplaceAll(path, ".", ":")
}

// A nameVisit is an object that is reached by a name of so many steps.
type nameVisit struct {
	place atom
	depth int
}

// nameAll names what atoms hold, which a place does, after the variable that leads there.
func (f *frame) nameAll(atoms []atom, place atom, name string, depth int, seen map[nameVisit]int) {
	if depth > maxNamed {
		return
	}
	for _, a := range f.unbox(atoms) {
		switch n := a.node.(type) {
		case *writer:
			f.pkg.nameWriter(n, place, name)
		case *object:
			at := nameVisit{a, depth}
			if seen[at]++; seen[at] > 2 {
				continue // two names are as many as tell that there are several
			}
			f.touchBelow(a)
			for _, part := range f.pkg.parts[n] {
				if rest, ok := paths.Under(part.path, a.path); ok {
					for _, e := range f.pkg.mem[part].entries {
						f.nameAll([]atom{e.atom}, part, named(name, rest), depth+1, seen)
					}
				}
			}
		}
	}
}

// nameWriter names a mention of standard output after a variable, or what is in one, which a
// place is. Of two names for one place the one that is exported counts; else each may be set
// to something else, as each of several places may.
func (p *Package) nameWriter(w *writer, place atom, name string) {
	place = place.bare()
	switch {
	case w.home == nil || w.from == name:
	case w.from == "":
		if !w.all {
			w.from, w.place = name, place
		}
	case w.place != place || p.isExported(name) == p.isExported(w.from):
		w.from, w.all = "", true
	case p.isExported(name):
		w.from = name
	}
}

// isExported reports whether a name is that of an exported variable of the package, or of
// what is in one.
func (p *Package) isExported(name string) bool {
	return token.IsExported(strings.TrimPrefix(name, p.env.Pkg.Path()+"."))
}

// common returns what two effects are said to come from if it is the same.
func common(a, b string) string {
	if a != b {
		return ""
	}
	return a
}

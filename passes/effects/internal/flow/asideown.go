package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A variable of the package itself may be put aside as os.Stdout may:
//
//	var out io.Writer = os.Stdout
//
//	func captured(f func()) string {
//		var buf bytes.Buffer
//		old := out
//		out = &buf
//		defer func() { out = old }()
//		f()
//		return buf.String()
//	}
//
// What is put there is found where the variable is read. Where that leads only tells that what it
// began with is not there meanwhile, and not where handlers are served, which is told by the name
// of the variable itself.

// ownAside returns the name by which a variable of the package, in which something may be that
// has the name given, is known to be put aside.
func ownAside(name string) string {
	variable, _, _ := strings.Cut(name, ":")
	return variable + " aside"
}

// putsAside reports whether a store into a variable of the package puts something in the place of
// what that began with, which may lead to standard output, and all others that set the variable
// are seen.
func (p *Package) putsAside(st *ssa.Store, g *ssa.Global) bool {
	if st.Val == ssa.Value(g) || g.Object() == nil || form.Initializes(st.Parent()) || !p.carries(st.Val.Type()) {
		return false
	}
	begins := false
	for _, use := range p.usesOfVariable(g) {
		put, ok := use.(*ssa.Store)
		switch {
		case !ok && !form.Loads(use) || ok && put.Val == ssa.Value(g):
			return false
		case ok && form.Initializes(put.Parent()):
			begins = begins || typeinfo.IsFunc(put.Val.Type()) || !isOther(put.Val, 0) // a function may print
		}
	}
	return begins
}

// A twin is whether what a variable began with is in another one, too, by what was known then.
type twin struct {
	known int
	found bool
}

// isCopied reports whether what a variable of the package, or a field of one, began with is also
// in another one, by which it may be written to while the variable leads elsewhere.
func (p *Package) isCopied(name string) bool {
	if old, ok := p.twins[name]; ok && old.known == p.known() {
		return old.found
	}
	variable, _, _ := strings.Cut(name, ":")
	found, seen := false, make(map[atom]bool)
	for place, slot := range p.mem {
		if r, ok := place.node.(*ref); ok && r.root == summary.Global && r.name != variable {
			for _, e := range slot.entries {
				found = found || p.mayHold(e.atom, name, seen)
			}
		}
	}
	if p.twins == nil {
		p.twins = make(map[string]twin)
	}
	p.twins[name] = twin{p.known(), found}
	return found
}

// mayHold reports whether something may be, or have in it, what a variable, or a field of one, began
// with.
func (p *Package) mayHold(a atom, name string, seen map[atom]bool) bool {
	if seen[a] {
		return false
	}
	seen[a] = true
	found, left := false, maxAtoms
	p.outer.within(a, func(a atom) {
		left--
		switch n := a.node.(type) {
		case *writer:
			found = found || n.from == name
		case *function:
			for _, b := range n.bind {
				found = found || slices.ContainsFunc(b.atoms, func(a atom) bool { return p.mayHold(a, name, seen) })
			}
		}
	})
	return found || left <= 0 // there may be more
}

// putsBack returns the variables into which a function puts nothing but what others have kept, as
// one does that puts back what was there.
func (p *Package) putsBack(fn *ssa.Function) (names []string) {
	if !p.movesOutput() {
		return nil
	}
	var others []string
	for _, d := range p.diversions()[fn] {
		if isKeptValue(d.val) && !p.isPlainlyOther(d.val, 0) {
			names = append(names, d.name)
		} else {
			others = append(others, d.name)
		}
	}
	return slices.DeleteFunc(names, func(name string) bool { return slices.Contains(others, name) })
}

// isKeptValue reports whether v is what the function is given, or finds in a variable or a field
// other than one of the standard library that is something else than standard output.
func isKeptValue(v ssa.Value) bool {
	switch v := form.Unconvert(v).(type) {
	case *ssa.Parameter, *ssa.FreeVar:
		return true
	case *ssa.UnOp:
		return !isOther(v, 0)
	}
	return false
}

// isPutBackFirst reports whether a deferred call of the function may put something into a variable
// before another one is made, as the last is made first.
func (f *frame) isPutBackFirst(name string, at ssa.Instruction) bool {
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			later, ok := i.(*ssa.Defer)
			if !ok || i == at || f.dominates(i, at) {
				continue
			}
			callee := later.Call.StaticCallee()
			if made, _ := form.CallOf(later.Call.Value); made != nil {
				callee = made.Call.StaticCallee() // what returns how to put back what was there
			}
			if callee != nil && f.pkg.divertsIn(callee, name) || f.pkg.isDiversion(f.fn, i, name) {
				return true
			}
		}
	}
	return false
}

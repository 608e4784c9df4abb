package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// findSetters notes the exported functions and methods that lead to what sets s. If
// initializing the package does, s is none.
func (p *Package) findSetters(s *setting) {
	for _, g := range s.sets {
		for _, use := range p.usesOfVariable(g) {
			s.setBy(use.Parent())
		}
	}
	for _, by := range s.by {
		names, initial := p.leadingTo(by)
		s.changing = s.changing || initial
		s.setters = append(s.setters, names...)
	}
}

// leadingTo returns the names of the exported functions and methods that lead to fn by calls by
// name, in any order, and whether initializing the package does.
func (p *Package) leadingTo(fn *ssa.Function) (names []string, initial bool) {
	for by := range p.above(form.Outermost(fn)) {
		if by = form.Outermost(by); form.Initializes(by) {
			initial = true
		} else if obj, ok := by.Object().(*types.Func); ok && obj.Exported() {
			names = append(names, obj.FullName())
		}
	}
	return names, initial
}

// setBy notes that fn sets s, or a function literal in it.
func (s *setting) setBy(fn *ssa.Function) {
	if fn = form.Outermost(fn); !form.Initializes(fn) {
		s.by = append(s.by, fn)
	}
}

// flagIn notes that fn declares a flag for s in a set of flags: if the package has the
// set in a variable, whoever does something with that sets s.
func (s *setting) flagIn(set ssa.Value, fn *ssa.Function) {
	if load, ok := set.(*ssa.UnOp); ok {
		set = load.X
	}
	if g, ok := set.(*ssa.Global); ok && g.Pkg == fn.Pkg {
		s.sets = append(s.sets, g)
	}
}

// flagDefault returns which argument of a call is the default of a flag of truth
// values, -1 if it declares none.
func flagDefault(call *ssa.CallCommon) int {
	fn := call.StaticCallee()
	if fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil {
		return -1
	}
	n := 2
	if fn.Signature.Recv() != nil {
		n++
	}
	switch path := fn.Object().Pkg().Path(); {
	case (path == "flag" || path == "github.com/spf13/pflag") && fn.Name() == "BoolVar":
		return n
	case path == "github.com/spf13/pflag" && fn.Name() == "BoolVarP":
		return n + 1
	}
	return -1
}

package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// passedOn puts the parameters in the place of operands that hand them on, and reports whether v
// says nothing but of those, as they came. The constructor of a tree of commands leads to all of a
// program: it is not evaluated for what it hands to one of them.
func passedOn(operands []ssa.Value, v value) bool {
	all := true
	for _, e := range v {
		if param := parameterOf(operands[e.param]); param == nil || changes(param, e.path, make(map[*ssa.Parameter]bool)) {
			all = false
		} else {
			operands[e.param] = param
		}
	}
	return all
}

// parameterOf returns the parameter that a value is, nil if it is none.
func parameterOf(v ssa.Value) *ssa.Parameter {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v
	case *ssa.UnOp: // of the variable of one, which a function literal has, too
		if local, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL {
			return form.Spilled(local)
		}
	}
	return nil
}

// changes reports whether a function, or one of its package that it calls with it, may change what
// a value that it was given has at a path.
func changes(given ssa.Value, path string, seen map[*ssa.Parameter]bool) bool {
	first, _ := cutStep(path)
	for _, use := range *given.Referrers() {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if name := fieldName(use.X.Type(), use.Field); (first == "" || "."+name == first) && !isLoaded(use) {
				return true
			}
		case *ssa.Store:
			local, ok := use.Addr.(*ssa.Alloc)
			if use.Addr == given || ok && given == form.Spilled(local) && changesIn(local, path, seen) {
				return true
			}
		case ssa.CallInstruction:
			fn := use.Common().StaticCallee()
			if fn == nil || len(use.Common().Args) != len(fn.Params) {
				continue
			}
			for i, arg := range use.Common().Args {
				if p := fn.Params[i]; arg == given && !seen[p] {
					seen[p] = true
					if changes(p, path, seen) {
						return true
					}
				}
			}
		case *ssa.IndexAddr, *ssa.MapUpdate:
			return true
		}
	}
	return false
}

// changesIn reports whether a function may change what the parameter has that a variable is of.
func changesIn(local *ssa.Alloc, path string, seen map[*ssa.Parameter]bool) bool {
	for _, use := range *local.Referrers() {
		if load, ok := use.(*ssa.UnOp); ok && changes(load, path, seen) {
			return true
		}
	}
	return false
}

// isLoaded reports whether nothing is done with a place but to load what it holds.
func isLoaded(place ssa.Value) bool {
	for _, use := range *place.Referrers() {
		if load, ok := use.(*ssa.UnOp); !ok || load.Op != token.MUL {
			return false
		}
	}
	return true
}

package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// BindingOf returns what the function literal that has captured v is made with as that,
// nil if it is made in several places.
func BindingOf(v *ssa.FreeVar) ssa.Value {
	fn := v.Parent()
	refs := fn.Referrers()
	if refs == nil || len(*refs) != 1 {
		return nil
	}
	made, ok := (*refs)[0].(*ssa.MakeClosure)
	if !ok || made.Fn != fn {
		return nil
	}
	if i := slices.Index(fn.FreeVars, v); 0 <= i && i < len(made.Bindings) {
		return made.Bindings[i]
	}
	return nil
}

// PutIn returns the store by which a variable has what is always in it.
func PutIn(local *ssa.Alloc) ssa.Instruction {
	i := slices.IndexFunc(*local.Referrers(), func(use ssa.Instruction) bool { _, ok := use.(*ssa.Store); return ok })
	return (*local.Referrers())[i]
}

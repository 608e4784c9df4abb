package form

import "golang.org/x/tools/go/ssa"

// Outermost returns the function that the function literal fn stands in, or fn itself.
func Outermost(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}

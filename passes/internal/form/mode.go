package form

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/position"
)

// mode says how to make the form. Debug information is an instruction for each expression
// that is not a constant, and few packages need it: those that may register handlers, as a
// handler is known by the expression that names it, and those that mention os.Stdout, as it
// is told where. named is what the package names of others.
func (f *Form) mode(named map[*types.Package][]types.Object) ssa.BuilderMode {
	if position.IsOwn(f.pass) || slices.ContainsFunc(f.pass.Pkg.Imports(), isFramework) {
		return ssa.GlobalDebug
	}
	for _, objs := range named {
		if slices.ContainsFunc(objs, isStdout) {
			return ssa.GlobalDebug
		}
	}
	return 0
}

func isFramework(pkg *types.Package) bool {
	_, ok := known.FrameworkOf(pkg.Path())
	return ok
}

func isStdout(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return ok && known.IsStdout(v)
}

package effects

import (
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/position"
)

// interesting reports, by one look at the objects that the package uses,
// whether any function of it can have an effect: whether it names something
// that has one, or calls or hands on what its callers give it.
func interesting(pass *analysis.Pass) bool {
	own := position.IsOwn(pass)
	for _, obj := range pass.TypesInfo.Uses {
		switch obj := obj.(type) {
		case *types.Func:
			if recv := obj.Signature().Recv(); recv != nil && types.IsInterface(recv.Type()) {
				if obj.Pkg() != nil { // not error's
					return true
				}
			} else if obj.Pkg() == nil || obj.Pkg() == pass.Pkg {
				continue
			} else if known.Described(obj.Pkg().Path()) {
				if len(known.Lookup(obj)) > 0 {
					return true
				}
			} else if pass.ImportObjectFact(obj, new(Func)) || own && isTold(pass, obj.Pkg()) {
				return true
			}
		case *types.Var:
			if known.IsStdout(obj) {
				return true
			}
			if typeinfo.IsFunc(obj.Type()) {
				return true
			}
			if obj.Pkg() != nil && obj.Pkg() != pass.Pkg && !obj.IsField() && pass.ImportObjectFact(obj, new(Var)) {
				return true
			}
		}
	}
	return false
}

// isTold reports whether others can tell a package where it writes.
func isTold(pass *analysis.Pass, pkg *types.Package) bool {
	var fact Init
	return pass.ImportPackageFact(pkg, &fact) && fact.Told
}

// outletsOf returns by which variables some functions of a package write.
func outletsOf(pass *analysis.Pass, pkg *types.Package) []summary.Outlet {
	var fact Init
	pass.ImportPackageFact(pkg, &fact)
	return fact.Outlets
}

package flow

import (
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/effects/summary"
)

// outletsOf returns the outlets of another package that one of its functions sets or, if
// written is true, writes by. Their names stand for that of a package.
func (p *Package) outletsOf(decl *types.Func, written bool) (out []string) {
	for _, o := range p.env.Outlets(decl.Pkg()) {
		by := o.Setters
		if written {
			by = o.Writers
		}
		if _, found := slices.BinarySearch(by, decl.FullName()); found {
			out = append(out, outletName(decl.Pkg(), o.Var))
		}
	}
	return out
}

// outletAt returns what stands for the package of a variable of it: its own name if it is an
// outlet.
func (p *Package) outletAt(of *types.Var) string {
	pkg := of.Pkg()
	if slices.ContainsFunc(p.env.Outlets(pkg), func(o summary.Outlet) bool { return o.Var == of.Name() }) {
		return outletName(pkg, of.Name())
	}
	return pkg.Path()
}

func outletName(pkg *types.Package, name string) string { return pkg.Path() + "#" + name }

// samePlace reports whether two of what stands for packages may be of the same outlet: one of
// them is the path of the package, where it is not known which.
func samePlace(a, b string) bool {
	return a == b || strings.HasPrefix(a, b+"#") || strings.HasPrefix(b, a+"#")
}

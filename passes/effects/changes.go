package effects

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/effects/internal/flow"
	"github.com/envvet/envvet/passes/internal/known"
)

// changes returns the settings of other packages that the package mentions something to change
// by, in any order.
func changes(pass *analysis.Pass, imported map[string]*Init) []string {
	setters := make(map[*types.Package]map[string][]string) // what is changed by a name
	any := false
	settersOf := func(pkg *types.Package, fact *Init) map[string][]string {
		names, ok := setters[pkg]
		if !ok && fact != nil && len(fact.Setters) > 0 {
			names = make(map[string][]string)
			for _, by := range fact.Setters {
				names[by.Name] = append(names[by.Name], by.Of)
			}
		}
		if !ok {
			setters[pkg] = names
			any = any || names != nil
		}
		return names
	}
	for _, imp := range pass.Pkg.Imports() {
		settersOf(imp, imported[imp.Path()])
	}
	var out []string
	for _, obj := range pass.TypesInfo.Uses {
		switch pkg := obj.Pkg(); {
		case pkg == nil || pkg == pass.Pkg || known.Standard(pkg.Path()):
		case any && ofInterface(obj):
			for _, names := range setters {
				for name, of := range names {
					if isMethod(name, obj.Name()) {
						out = append(out, of...)
					}
				}
			}
		default:
			names, ok := setters[pkg]
			if !ok {
				var fact Init // of a package that others have brought in
				pass.ImportPackageFact(pkg, &fact)
				names = settersOf(pkg, &fact)
			}
			out = append(out, names[nameOf(obj)]...)
		}
	}
	return out
}

// ofInterface reports whether an object is a method of an interface, which may be that
// of any type.
func ofInterface(obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type())
}

// isMethod reports whether a full name is that of a method of that name.
func isMethod(full, method string) bool {
	return strings.HasPrefix(full, "(") && strings.HasSuffix(full, ")."+method)
}

// nameOf returns the name of a function, a method, a variable or a field, as in
// [Init.Setters].
func nameOf(obj types.Object) string {
	if v, ok := obj.(*types.Var); ok && v.IsField() {
		return flow.FieldName(v)
	}
	if fn, ok := obj.(*types.Func); ok {
		return fn.Origin().FullName()
	}
	return obj.Pkg().Path() + "." + obj.Name()
}

func setOf(names []string) map[string]bool {
	set := make(map[string]bool, len(names))
	for _, name := range names {
		set[name] = true
	}
	return set
}

package effects

import (
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// changes returns the paths of the imports whose settings the package mentions
// something to change by, in any order.
func changes(pass *analysis.Pass, imported map[string]*Init) []string {
	setters := make(map[*types.Package]map[string]bool)
	for _, imp := range pass.Pkg.Imports() {
		if fact := imported[imp.Path()]; fact != nil && len(fact.Setters) > 0 {
			setters[imp] = setOf(fact.Setters)
		}
	}
	if len(setters) == 0 {
		return nil
	}
	var out []string
	for _, obj := range pass.TypesInfo.Uses {
		names := setters[obj.Pkg()]
		if names == nil || !names[nameOf(obj)] {
			continue
		}
		out = append(out, obj.Pkg().Path())
		delete(setters, obj.Pkg())
	}
	return out
}

// nameOf returns the name of a function, a method or a variable of a package, as in
// [Init.Setters].
func nameOf(obj types.Object) string {
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

package effects

import (
	"go/types"
	"strings"

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
		if ofInterface(obj) {
			for imp, names := range setters {
				if hasMethod(names, obj.Name()) {
					out = append(out, imp.Path())
					delete(setters, imp)
				}
			}
			continue
		}
		names := setters[obj.Pkg()]
		if names == nil || !names[nameOf(obj)] {
			continue
		}
		out = append(out, obj.Pkg().Path())
		delete(setters, obj.Pkg())
	}
	return out
}

// ofInterface reports whether an object is a method of an interface, which may be that
// of any type.
func ofInterface(obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type())
}

// hasMethod reports whether a method of that name is among the names of functions.
func hasMethod(names map[string]bool, method string) bool {
	for name := range names {
		if strings.HasPrefix(name, "(") && strings.HasSuffix(name, ")."+method) {
			return true
		}
	}
	return false
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

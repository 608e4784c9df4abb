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
	setters := settersOf(pass, imported)
	if len(setters) == 0 {
		return nil
	}
	var out []string
	for _, obj := range pass.TypesInfo.Uses {
		if !ofInterface(obj) {
			out = append(out, setters[obj.Pkg()][nameOf(obj)]...)
			continue
		}
		for _, names := range setters {
			for name, of := range names {
				if isMethod(name, obj.Name()) {
					out = append(out, of...)
				}
			}
		}
	}
	return out
}

// settersOf returns what is changed by names of other packages that the package uses anything
// of, or imports.
func settersOf(pass *analysis.Pass, imported map[string]*Init) map[*types.Package]map[string][]string {
	out := make(map[*types.Package]map[string][]string)
	seen := make(map[*types.Package]bool)
	add := func(pkg *types.Package, fact *Init) {
		if seen[pkg] = true; fact == nil || len(fact.Setters) == 0 {
			return
		}
		out[pkg] = make(map[string][]string)
		for _, by := range fact.Setters {
			out[pkg][by.Name] = append(out[pkg][by.Name], by.Of)
		}
	}
	for _, imp := range pass.Pkg.Imports() {
		add(imp, imported[imp.Path()])
	}
	for _, obj := range pass.TypesInfo.Uses {
		pkg := obj.Pkg()
		if pkg == nil || pkg == pass.Pkg || seen[pkg] || known.Standard(pkg.Path()) {
			continue
		}
		var fact Init // of what the types of an import have brought in
		pass.ImportPackageFact(pkg, &fact)
		add(pkg, &fact)
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
	if obj.Pkg() == nil {
		return "" // of the universe
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

package known

import (
	"go/types"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/internal/fixture"
)

// member returns what a row names in a package: a type, a function, or a field
// or method of a type.
func member(pkg *types.Package, typ, name string) types.Object {
	if typ == "" {
		return pkg.Scope().Lookup(name)
	}
	tn, ok := pkg.Scope().Lookup(typ).(*types.TypeName)
	if !ok || name == "" {
		return pkg.Scope().Lookup(typ)
	}
	obj, _, _ := types.LookupFieldOrMethod(tn.Type(), true, pkg, name)
	return obj
}

// described returns the import paths of the packages that the rows are about.
func described() map[string]bool {
	paths := make(map[string]bool)
	for _, row := range HandlerFields {
		paths[row.Path] = true
	}
	for _, row := range HandlerParams {
		paths[row.Path] = true
	}
	for _, row := range Callables {
		paths[row.Path] = true
	}
	for _, row := range GrammarParams {
		paths[row.Path] = true
	}
	for _, row := range CommandNamings {
		paths[row.Path] = true
	}
	for s := range notifications {
		paths[s.path] = true
	}
	return paths
}

// The rows name what there is. Versions of frameworks that the fixtures have
// no stub of are left out.
func TestRegistrationsExist(t *testing.T) {
	t.Setenv("GOWORK", "off")
	paths := described()
	var patterns []string
	for path := range paths {
		patterns = append(patterns, path)
	}
	loaded, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedTypes | packages.NeedImports | packages.NeedDeps, Dir: fixture.Dir(t)}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	pkgs := make(map[string]*types.Package)
	for _, p := range loaded {
		if len(p.Errors) == 0 {
			pkgs[p.PkgPath] = p.Types
		}
	}
	checked := make(map[Framework]bool)
	check := func(framework Framework, path, typ, name string, holds func(types.Object) bool) {
		if got, _ := FrameworkOf(path); got != framework {
			t.Errorf("%s is listed for %s, but FrameworkOf says %q", path, framework, got)
		}
		pkg := pkgs[path]
		if pkg == nil {
			return
		}
		checked[framework] = true
		if obj := member(pkg, typ, name); obj == nil || !holds(obj) {
			t.Errorf("%s: %s.%s is %v", path, typ, name, obj)
		}
	}
	for _, row := range HandlerFields {
		for _, name := range row.Fields {
			check(row.Framework, row.Path, row.Type, name, func(obj types.Object) bool {
				v, ok := obj.(*types.Var)
				return ok && v.IsField()
			})
		}
	}
	takes := func(row HandlerFunc) {
		check(row.Framework, row.Path, row.Type, row.Func, func(obj types.Object) bool {
			fn, ok := obj.(*types.Func)
			return ok && row.Param < fn.Signature().Params().Len()
		})
	}
	for _, row := range HandlerParams {
		takes(row)
	}
	for _, row := range GrammarParams {
		if GrammarOf(row.Framework) == nil {
			t.Errorf("%s has no grammar", row.Framework)
		}
		takes(row.HandlerFunc)
	}
	for _, row := range Callables {
		check(row.Framework, row.Path, row.Type, row.Method, func(obj types.Object) bool {
			if _, isFunc := obj.Type().Underlying().(*types.Signature); !isFunc {
				return false
			}
			return row.Role != ""
		})
	}
	for _, row := range CommandNamings {
		check(row.Framework, row.Path, row.Type, row.Name, func(obj types.Object) bool {
			t := obj.Type()
			if fn, ok := obj.(*types.Func); ok {
				t = fn.Signature().Results().At(0).Type()
			}
			if row.Of != "" {
				of, _, _ := types.LookupFieldOrMethod(t, true, obj.Pkg(), row.Of)
				t = of.Type()
			}
			return types.Identical(t, types.Typ[types.String])
		})
	}
	for s := range stdioSymbols {
		if pkg := pkgs[s.path]; pkg == nil || s.name != "NewStdioTransport" && member(pkg, s.typ, s.name) == nil {
			t.Errorf("no %+v", s)
		}
	}
	for s := range notifications {
		if pkg := pkgs[s.path]; pkg == nil || member(pkg, s.typ, s.name) == nil {
			t.Errorf("no %+v", s)
		}
	}
	for _, framework := range []Framework{Envelope, Cobra, UrfaveCLI, Kong, FF, MCP, MCPGo, Subcommands, HashicorpCLI, Kingpin, GoFlags} {
		if !checked[framework] {
			t.Errorf("no row of %s was checked", framework)
		}
	}
}

func TestCallableOf(t *testing.T) {
	if c := CallableOf("example.com/tool/vendor/github.com/mark3labs/mcp-go/server", "PromptHandlerFunc"); c == nil || c.Role != "prompt" {
		t.Errorf("got %+v", c)
	}
	for _, name := range []string{"NotificationHandlerFunc", "ToolHandlerMiddleware", ""} {
		if c := CallableOf("github.com/mark3labs/mcp-go/server", name); c != nil {
			t.Errorf("%s: got %+v", name, c)
		}
	}
}

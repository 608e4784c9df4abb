package form_test

import (
	"go/ast"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// TestPackage holds that packages have a form, with the body of each function, for
// all that they name of others: functions and variables, generic ones, methods of
// types of packages that they do not import, promoted and as expressions, and what
// an import with a dot brings.
func TestPackage(t *testing.T) {
	for path, made := range forms(t, "./testdata", "net/http", "go/types", "text/template", "database/sql") {
		if made == nil {
			t.Errorf("%s has no form", path)
			continue
		}
		for _, m := range made.Members {
			fn, ok := m.(*ssa.Function)
			if !ok {
				continue
			}
			if decl, ok := fn.Syntax().(*ast.FuncDecl); ok && decl.Body != nil && len(fn.Blocks) == 0 {
				t.Errorf("%s has no body", fn)
			}
		}
	}
}

// TestTables holds that tables take no instructions, and other lists do.
func TestTables(t *testing.T) {
	for _, made := range forms(t, "./testdata") {
		elements := 0
		for _, b := range made.Func("init").Blocks {
			for _, i := range b.Instrs {
				if _, ok := i.(*ssa.IndexAddr); ok {
					elements++
				}
			}
		}
		if elements != 3 {
			t.Errorf("initialization sets %d elements, want the 3 of limits", elements)
		}
	}
}

// forms returns the forms of packages, by their paths.
func forms(t *testing.T, patterns ...string) map[string]*ssa.Package {
	t.Helper()
	t.Setenv("GOWORK", "off")
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	out := make(map[string]*ssa.Package)
	for _, p := range pkgs {
		if len(p.Errors) > 0 {
			t.Fatal(p.Errors)
		}
		result, err := form.Analyzer.Run(&analysis.Pass{Fset: p.Fset, Pkg: p.Types, Files: p.Syntax, TypesInfo: p.TypesInfo})
		if err != nil {
			t.Fatal(err)
		}
		out[p.PkgPath] = result.(*form.Form).Package()
	}
	return out
}

package form_test

import (
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/internal/form"
)

// TestPackage holds that packages have a form, with the body of each function, for
// all that they name of others: functions and variables, generic ones, methods of
// types of packages that they do not import, promoted and as expressions, and what
// an import with a dot brings.
func TestPackage(t *testing.T) {
	t.Setenv("GOWORK", "off")
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: fixture.Dir(t)}, "./src/form", "net/http", "go/types", "text/template", "database/sql")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		if len(p.Errors) > 0 {
			t.Fatal(p.Errors)
		}
		result, err := form.Analyzer.Run(&analysis.Pass{Fset: p.Fset, Pkg: p.Types, Files: p.Syntax, TypesInfo: p.TypesInfo})
		if err != nil {
			t.Fatal(err)
		}
		made := result.(*form.Form).Package()
		if made == nil {
			t.Errorf("%s has no form", p.PkgPath)
			continue
		}
		bodies := 0
		for _, m := range made.Members {
			if fn, ok := m.(*ssa.Function); ok && len(fn.Blocks) > 0 {
				bodies++
			}
		}
		if bodies < 2 {
			t.Errorf("%s has %d functions with a body", p.PkgPath, bodies)
		}
	}
}

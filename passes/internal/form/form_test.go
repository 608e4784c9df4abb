package form_test

import (
	"go/ast"
	"slices"
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
	for path, made := range forms(t, nil, "./testdata", "net/http", "go/types", "text/template", "database/sql") {
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
	for _, made := range forms(t, nil, "./testdata") {
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

// TestOverLists holds that loops over iterators of lists are loops, where they stand in other
// statements as well, and that those over other iterators are functions.
func TestOverLists(t *testing.T) {
	made := forms(t, nil, "./testdata/iterated")
	for _, pkg := range made {
		for name, bodies := range map[string]int{"values": 0, "indexed": 0, "within": 0, "backward": 1, "untold": 1, "labelled": 1} {
			if got := len(pkg.Func(name).AnonFuncs); got != bodies {
				t.Errorf("%s has %d functions inside, want %d", name, got, bodies)
			}
		}
	}
}

// TestLate holds which variables have the form of one that is declared with what is made late, and
// that the source stays as it is.
func TestLate(t *testing.T) {
	for _, pkg := range forms(t, nil, "./testdata/late") {
		var got []string
		for _, b := range pkg.Func("init").Blocks {
			for _, i := range b.Instrs {
				if st, ok := i.(*ssa.Store); ok {
					if g, ok := st.Addr.(*ssa.Global); ok && g.Object() != nil {
						got = append(got, g.Name())
					}
				}
			}
		}
		want := []string{"declared", "level", "valued", "named", "changed", "more", "asked", "returned", "guarded", "once", "out", "begun", "literal", "valued·value", "named·value"}
		if !slices.Equal(got, want) {
			t.Errorf("declared with something: %v, want %v", got, want)
		}
		for _, name := range []string{"Asked", "Returned", "Guarded", "Once", "Out"} {
			if n := len(pkg.Func(name).Blocks); n != 1 {
				t.Errorf("%s has %d blocks, want 1", name, n)
			}
		}
	}
}

// TestDebug holds that expressions have values where handlers may be registered, and where
// os.Stdout is mentioned, and that other packages go without.
func TestDebug(t *testing.T) {
	own, other := &analysis.Module{Path: "example.com/own"}, &analysis.Module{Path: "example.com/other", Version: "v1.0.0"}
	for _, tt := range []struct {
		path string
		of   *analysis.Module
		want bool
	}{
		{"text/template", own, true},
		{"text/template", nil, true}, // a driver that knows no modules
		{"text/template", other, false},
		{"testing", other, true},                                        // mentions os.Stdout
		{"github.com/envvet/envvet/envelope/envelopetest", other, true}, // imports a framework
	} {
		made := forms(t, tt.of, tt.path)[tt.path]
		got := false
		for _, m := range made.Members {
			if fn, ok := m.(*ssa.Function); ok {
				got = got || slices.ContainsFunc(fn.Blocks, hasDebugRef)
			}
		}
		if got != tt.want {
			t.Errorf("%s of module %+v has debug information: %t, want %t", tt.path, tt.of, got, tt.want)
		}
	}
}

func hasDebugRef(b *ssa.BasicBlock) bool {
	return slices.ContainsFunc(b.Instrs, func(i ssa.Instruction) bool {
		_, ok := i.(*ssa.DebugRef)
		return ok
	})
}

// forms returns the forms of packages of a module, by their paths.
func forms(t *testing.T, of *analysis.Module, patterns ...string) map[string]*ssa.Package {
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
		result, err := form.Analyzer.Run(&analysis.Pass{Fset: p.Fset, Pkg: p.Types, Files: p.Syntax, TypesInfo: p.TypesInfo, Module: of})
		if err != nil {
			t.Fatal(err)
		}
		out[p.PkgPath] = result.(*form.Form).Package()
	}
	return out
}

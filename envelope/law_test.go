package envelope_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestImports holds the runtime to the standard library, pflag and the
// contract: whoever builds a tool with it does not build the analyzers.
func TestImports(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the go command")
	}
	out, err := exec.Command("go", "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", ".", "./spec").Output()
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Fields(string(out))
	want := []string{
		"github.com/envvet/envvet/envelope",
		"github.com/envvet/envvet/envelope/internal/adapter",
		"github.com/envvet/envvet/envelope/internal/pointer",
		"github.com/envvet/envvet/envelope/internal/wire",
		"github.com/envvet/envvet/envelope/shape",
		"github.com/envvet/envvet/envelope/spec",
		"github.com/envvet/envvet/internal/nearest",
		"github.com/spf13/pflag",
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("envelope builds %q, want %q", got, want)
	}
}

// TestExit holds that nothing ends the process but Main, and signals to a
// process whose answer nobody reads.
func TestExit(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			ast.Inspect(fn, func(n ast.Node) bool {
				if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == "Exit" {
					if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name == "os" {
						found = append(found, fn.Name.Name)
					}
				}
				return true
			})
		}
	}
	if !slices.Equal(found, []string{"Main", "giveUp"}) {
		t.Errorf("os.Exit is called in %q, want Main and giveUp only", found)
	}
}

package envcobra

import (
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"maps"
	"path/filepath"
	"strings"
	"testing"
)

// TestStub holds that the stub that analyzers are tested with declares what this
// package does.
func TestStub(t *testing.T) {
	own, stub := declared(t, "*.go"), declared(t, "../../testdata/stubs/envcobra/*.go")
	maps.DeleteFunc(own, func(name, _ string) bool { return name == "Printed" || name == "Failure" }) // fixtures need none
	if !maps.Equal(own, stub) {
		t.Errorf("the package declares\n%q\nand its stub\n%q", own, stub)
	}
}

// declared returns the exported functions with their signatures, and types with
// the names and types of their fields.
func declared(t *testing.T, pattern string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	all, fset := make(map[string]string), token.NewFileSet()
	source := func(node any) string {
		var text strings.Builder
		if err := printer.Fprint(&text, fset, node); err != nil {
			t.Fatal(err)
		}
		return text.String()
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.IsExported() {
					all[d.Name.Name] = source(d.Type)
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok && s.Name.IsExported() {
						all[s.Name.Name] = fieldsOf(s, source)
					}
				}
			}
		}
	}
	return all
}

func fieldsOf(s *ast.TypeSpec, source func(any) string) string {
	var text string
	if fields, ok := s.Type.(*ast.StructType); ok {
		for _, f := range fields.Fields.List {
			for _, name := range f.Names {
				text += name.Name + " " + source(f.Type) + "; "
			}
		}
	}
	return text
}

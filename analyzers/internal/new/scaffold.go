package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

const rulesPath = "github.com/envvet/envvet/analyzers/"

// The files of a rule, with NAME for its name in path and text. The ending
// keeps the go command from taking them for a package.
//
//go:embed template
var templates embed.FS

var layout = []struct{ template, path string }{
	{"doc.go.tmpl", "analyzers/NAME/doc.go"},
	{"rule.go.tmpl", "analyzers/NAME/NAME.go"},
	{"rule_test.go.tmpl", "analyzers/NAME/NAME_test.go"},
	{"fixture.go.tmpl", "testdata/src/NAME/first/first.go"},
}

const suiteFile = "analyzers/analyzers.go"

// scaffold starts the rule name, one of names, in the module at root. It
// returns the paths that it wrote. It writes nothing if it cannot write all.
func scaffold(root, name string, names []string) (written []string, err error) {
	if !slices.Contains(names, name) {
		return nil, fmt.Errorf("%q is not in envelope/spec.RuleNames (%s): the names of rules are public and shared with the runtime, so a new one is decided there first",
			name, strings.Join(names, ", "))
	}
	files := map[string][]byte{}
	for _, f := range layout {
		path := strings.ReplaceAll(f.path, "NAME", name)
		for _, taken := range []string{path, filepath.Dir(path)} {
			if _, err := os.Stat(filepath.Join(root, filepath.FromSlash(taken))); err == nil {
				return nil, fmt.Errorf("rule %s exists already: there is %s", name, taken)
			}
		}
		text, err := templates.ReadFile("template/" + f.template)
		if err != nil {
			return nil, err
		}
		files[path] = bytes.ReplaceAll(text, []byte("NAME"), []byte(name))
		written = append(written, path)
	}
	suite, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(suiteFile)))
	if err != nil {
		return nil, err
	}
	if files[suiteFile], err = list(suite, name); err != nil {
		return nil, fmt.Errorf("%s: %w", suiteFile, err)
	}
	written = append(written, suiteFile)
	for _, path := range written {
		file := filepath.Join(root, filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, files[path], 0o666); err != nil {
			return nil, err
		}
	}
	return written, nil
}

// list adds the rule to the imports and to the variable Suite of src. Both
// are kept in alphabetical order.
func list(src []byte, name string) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	rules := suiteLiteral(file)
	if rules == nil {
		return nil, errors.New("no variable Suite with a list")
	}
	inList := rules.Rbrace
	for _, elt := range slices.Backward(rules.Elts) {
		sel, ok := elt.(*ast.SelectorExpr)
		if !ok {
			continue
		}
		if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name >= name {
			inList = elt.Pos()
		}
	}
	inImports := token.NoPos
	for _, spec := range slices.Backward(file.Imports) {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil || !strings.HasPrefix(path, rulesPath) {
			continue
		}
		if path >= rulesPath+name {
			inImports = spec.Pos()
		} else if !inImports.IsValid() {
			inImports = spec.End()
		}
	}
	if !inImports.IsValid() {
		return nil, errors.New("no import of a rule")
	}
	i, l := fset.Position(inImports).Offset, fset.Position(inList).Offset
	return format.Source(fmt.Appendf(nil, "%s\n%q\n%s%s.Analyzer,\n%s", src[:i], rulesPath+name, src[i:l], name, src[l:]))
}

func suiteLiteral(file *ast.File) *ast.CompositeLit {
	for _, decl := range file.Decls {
		gen, ok := decl.(*ast.GenDecl)
		if !ok || gen.Tok != token.VAR {
			continue
		}
		for _, s := range gen.Specs {
			if v := s.(*ast.ValueSpec); v.Names[0].Name == "Suite" && len(v.Values) == 1 {
				lit, _ := v.Values[0].(*ast.CompositeLit)
				return lit
			}
		}
	}
	return nil
}

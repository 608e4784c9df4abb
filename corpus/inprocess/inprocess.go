// Package inprocess runs rules on programs in this process, over syntax that is
// loaded from source, with that of all dependencies. Unlike go vet it needs nothing
// compiled.
package inprocess

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
)

// A Program is what to analyze.
type Program struct {
	Dir      string   // of the module, which may be written to
	Patterns []string // of packages, as for the go command
	ReadOnly bool     // go.mod is complete, and is left alone
	Shallow  bool     // leave out the bodies of functions of other modules, so that nothing is known of what they do
}

// A Finding is one diagnostic.
type Finding struct {
	Category string // rule/category
	File     string // relative to the program's folder, with slashes
	Line     int
	Column   int
	Message  string
}

// Place returns file:line.
func (f Finding) Place() string { return fmt.Sprintf("%s:%d", f.File, f.Line) }

// Packages loads a program with the syntax of all that it imports.
func (p Program) Packages() ([]*packages.Package, error) {
	var err error
	if p.Dir, err = realPath(p.Dir); err != nil {
		return nil, err
	}
	flags := "-buildvcs=false"
	if !p.ReadOnly {
		flags += " -mod=mod"
	}
	cfg := &packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  p.Dir,
		Env:  append(os.Environ(), "GOWORK=off", "GOFLAGS="+flags),
	}
	if p.Shallow {
		out, err := exec.Command("go", "env", "GOROOT", "GOMODCACHE").Output()
		if err != nil {
			return nil, err
		}
		foreign := strings.Fields(string(out))
		cfg.ParseFile = func(fset *token.FileSet, name string, src []byte) (*ast.File, error) {
			file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
			if file != nil && slices.ContainsFunc(foreign, func(dir string) bool { return strings.HasPrefix(name, dir+string(filepath.Separator)) }) {
				for _, d := range file.Decls {
					if fn, ok := d.(*ast.FuncDecl); ok {
						fn.Body = nil
					}
				}
			}
			return file, err
		}
	}
	pkgs, err := packages.Load(cfg, p.Patterns...)
	if err == nil && p.Shallow {
		packages.Visit(pkgs, nil, forgive)
	}
	return pkgs, err
}

// forgive takes from a package the errors that come from bodies which were left out:
// of functions, and of imports that only they use.
func forgive(pkg *packages.Package) {
	if pkg.Name != "" && (pkg.Module == nil || !pkg.Module.Main) {
		pkg.Errors, pkg.TypeErrors = nil, nil
	}
	pkg.IllTyped = len(pkg.Errors) > 0
	for _, imported := range pkg.Imports {
		pkg.IllTyped = pkg.IllTyped || imported.IllTyped
	}
}

// Run returns what the analyzers report, sorted, each finding once. Packages that
// do not load are an error; those that they import need not be whole.
func (p Program) Run(analyzers []*analysis.Analyzer) ([]Finding, error) {
	pkgs, err := p.Packages()
	if err != nil {
		return nil, err
	}
	var errs []error
	for _, pkg := range pkgs {
		for _, e := range pkg.Errors {
			errs = append(errs, e)
		}
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	return p.Analyze(analyzers, pkgs)
}

// Analyze runs analyzers on packages that are loaded.
func (p Program) Analyze(analyzers []*analysis.Analyzer, pkgs []*packages.Package) ([]Finding, error) {
	graph, err := checker.Analyze(analyzers, pkgs, nil)
	if err != nil {
		return nil, err
	}
	dir, err := realPath(p.Dir)
	if err != nil {
		return nil, err
	}
	var out []Finding
	var errs []error
	for act := range graph.All() {
		if act.Err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", act, act.Err))
		}
		if !act.IsRoot {
			continue
		}
		for _, d := range act.Diagnostics {
			at := act.Package.Fset.Position(d.Pos)
			name, err := filepath.Rel(dir, at.Filename)
			if err != nil {
				return nil, err
			}
			category := d.Category
			if !strings.HasPrefix(category, act.Analyzer.Name+"/") {
				category = act.Analyzer.Name
			}
			out = append(out, Finding{category, filepath.ToSlash(name), at.Line, at.Column, d.Message})
		}
	}
	slices.SortFunc(out, func(a, b Finding) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column),
			strings.Compare(a.Category, b.Category), strings.Compare(a.Message, b.Message))
	})
	return slices.Compact(out), errors.Join(errs...)
}

// realPath returns the absolute path of a folder as the go command names it.
func realPath(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(dir)
}

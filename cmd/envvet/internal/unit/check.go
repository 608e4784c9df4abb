package unit

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/types"
	"maps"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
	"github.com/envvet/envvet/cmd/envvet/internal/perform"
	"github.com/envvet/envvet/internal/tables"
)

// Check checks the package with other files in place of those of its
// configuration. It returns what go vet -json would print of it; an error says
// that the package does not compile.
func (u *Unit) Check(files []string) ([]byte, error) {
	c := u.newCheck(files)
	defer c.forget()
	graph, err := c.look()
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = graph.PrintJSON(&text)
	return text.Bytes(), err
}

func (u *Unit) newCheck(files []string) *check {
	return &check{Unit: u, names: files, actions: make(map[*analysis.Analyzer]*checker.Action)}
}

// look runs the rules, and what they require, on the package.
func (c *check) look() (*checker.Graph, error) {
	if err := c.compile(); err != nil {
		return nil, err
	}
	of := &packages.Package{ID: c.config.ID, Fset: c.fset}
	graph := new(checker.Graph)
	for _, a := range c.rules {
		act := &checker.Action{Analyzer: a, Package: of, IsRoot: true}
		c.actions[a] = act
		graph.Roots = append(graph.Roots, act)
	}
	perform.All(c.rules, c.run)
	return graph, nil
}

// A check is one look at the package.
type check struct {
	*Unit
	names []string // of files
	files []*ast.File
	pkg   *types.Package
	info  *types.Info

	actions map[*analysis.Analyzer]*checker.Action

	own facts.Book // of the package
}

func (c *check) compile() error {
	for _, name := range c.names {
		file, err := parser.ParseFile(c.fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if file != nil {
			c.files = append(c.files, file)
		}
		if err != nil {
			return err
		}
		if c.config.VetxOnly { // by the go command, which compiles the package
			tables.Empty(file)
		}
	}
	c.info = perform.NewInfo(c.files)
	config := &types.Config{Importer: c.types, Sizes: c.sizes, GoVersion: c.config.GoVersion}
	pkg, err := config.Check(c.config.ImportPath, c.fset, c.files, c.info)
	c.pkg = pkg
	return err
}

// forget takes the files out of the set of files, which would grow with every
// check.
func (c *check) forget() {
	for _, file := range c.files {
		if f := c.fset.File(file.FileStart); f != nil {
			c.fset.RemoveFile(f)
		}
	}
}

func (c *check) run(a *analysis.Analyzer) {
	pass := &analysis.Pass{
		Fset: c.fset, Files: c.files, OtherFiles: c.config.NonGoFiles, IgnoredFiles: c.config.IgnoredFiles,
		Pkg: c.pkg, TypesInfo: c.info, TypesSizes: c.sizes, Module: c.module(),
		ReadFile: perform.ReadFile(c.config.Dir, c.names, c.config.NonGoFiles, c.config.IgnoredFiles),
	}
	c.bind(pass)
	perform.Action(c.actions[a], func(r *analysis.Analyzer) *checker.Action { return c.actions[r] }, pass)
}

func (c *check) module() *analysis.Module {
	if m := c.config.Module; m != nil || c.config.ModulePath == "" {
		return m
	}
	return &analysis.Module{Path: c.config.ModulePath, Version: c.config.ModuleVersion, GoVersion: c.config.GoVersion}
}

// bind gives a pass the facts of the imports, and lets it add its own.
func (c *check) bind(pass *analysis.Pass) {
	book := func(pkg *types.Package) *facts.Book {
		if pkg == c.pkg {
			return &c.own
		}
		return c.shelf.of(pkg)
	}
	pass.ImportObjectFact = func(obj types.Object, into analysis.Fact) bool { return book(obj.Pkg()).Get(obj, into) }
	pass.ImportPackageFact = func(pkg *types.Package, into analysis.Fact) bool { return book(pkg).Get(nil, into) }
	pass.ExportObjectFact = c.own.Put
	pass.ExportPackageFact = func(fact analysis.Fact) { c.own.Put(nil, fact) }
	perform.AllFacts(pass, func(f func(*types.Package, types.Object, analysis.Fact)) {
		for _, pkg := range append(slices.Collect(maps.Values(c.types.known)), c.pkg) {
			for _, fact := range pass.Analyzer.FactTypes {
				book(pkg).Each(pkg, reflect.TypeOf(fact), func(obj types.Object, fact analysis.Fact) { f(pkg, obj, fact) })
			}
		}
	})
}

package unit

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/perform"
)

// Check checks the package with other files in place of those of its
// configuration. It returns what go vet -json would print of it; an error says
// that the package does not compile.
func (u *Unit) Check(files []string) ([]byte, error) {
	c := &check{Unit: u, names: files, own: make(facts), actions: make(map[*analysis.Analyzer]*action)}
	defer c.forget()
	if err := c.compile(); err != nil {
		return nil, err
	}
	of := &packages.Package{ID: c.config.ID, Fset: c.fset}
	graph := new(checker.Graph)
	for _, a := range u.rules {
		act := &checker.Action{Analyzer: a, Package: of, IsRoot: true}
		c.actions[a] = &action{Action: act}
		graph.Roots = append(graph.Roots, act)
	}
	c.all(u.rules)
	var text bytes.Buffer
	err := graph.PrintJSON(&text)
	return text.Bytes(), err
}

// A check is one look at the package.
type check struct {
	*Unit
	names []string // of files
	files []*ast.File
	pkg   *types.Package
	info  *types.Info

	actions map[*analysis.Analyzer]*action

	mu  sync.RWMutex
	own facts // of the package
}

// An action is one analyzer's part of a check.
type action struct {
	*checker.Action
	once sync.Once
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
	}
	c.info = perform.NewInfo()
	config := &types.Config{Importer: importer{c.Unit}, Sizes: c.sizes, GoVersion: c.config.GoVersion}
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

type importer struct{ *Unit }

func (i importer) Import(path string) (*types.Package, error) {
	path, ok := i.config.ImportMap[path] // of a vendored package
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := i.imports[path]; ok && pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	return nil, fmt.Errorf("an import that is new: %q", path)
}

// all runs analyzers, each once and side by side, after what they require.
func (c *check) all(analyzers []*analysis.Analyzer) {
	var running sync.WaitGroup
	for _, a := range analyzers {
		running.Go(func() {
			c.actions[a].once.Do(func() {
				c.all(a.Requires)
				c.run(a)
			})
		})
	}
	running.Wait()
}

func (c *check) run(a *analysis.Analyzer) {
	act := c.actions[a]
	pass := &analysis.Pass{
		Fset: c.fset, Files: c.files, OtherFiles: c.config.NonGoFiles, IgnoredFiles: c.config.IgnoredFiles,
		Pkg: c.pkg, TypesInfo: c.info, TypesSizes: c.sizes, Module: c.module(),
		ReadFile: perform.ReadFile(c.names, c.config.NonGoFiles, c.config.IgnoredFiles),
	}
	c.bind(pass)
	perform.Action(act.Action, func(r *analysis.Analyzer) *checker.Action { return c.actions[r].Action }, pass)
}

func (c *check) module() *analysis.Module {
	if m := c.config.Module; m != nil || c.config.ModulePath == "" {
		return m
	}
	return &analysis.Module{Path: c.config.ModulePath, Version: c.config.ModuleVersion, GoVersion: c.config.GoVersion}
}

// bind gives a pass the facts of the imports, and lets it add its own.
func (c *check) bind(pass *analysis.Pass) {
	get := func(pkg *types.Package, obj types.Object, into analysis.Fact) bool {
		if pkg == c.pkg {
			c.mu.RLock()
			defer c.mu.RUnlock()
			return c.own.get(pkg, obj, into)
		}
		return c.Unit.facts.get(pkg, obj, into)
	}
	pass.ImportObjectFact = func(obj types.Object, into analysis.Fact) bool { return get(obj.Pkg(), obj, into) }
	pass.ImportPackageFact = func(pkg *types.Package, into analysis.Fact) bool { return get(pkg, nil, into) }
	pass.ExportObjectFact = func(obj types.Object, fact analysis.Fact) {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.own[factKey{c.pkg, obj, reflect.TypeOf(fact)}] = fact
	}
	pass.ExportPackageFact = func(fact analysis.Fact) { pass.ExportObjectFact(nil, fact) }
	pass.AllObjectFacts = func() (all []analysis.ObjectFact) {
		c.visit(pass, func(key factKey, fact analysis.Fact) {
			if key.obj != nil {
				all = append(all, analysis.ObjectFact{Object: key.obj, Fact: fact})
			}
		})
		return all
	}
	pass.AllPackageFacts = func() (all []analysis.PackageFact) {
		c.visit(pass, func(key factKey, fact analysis.Fact) {
			if key.obj == nil {
				all = append(all, analysis.PackageFact{Package: key.pkg, Fact: fact})
			}
		})
		return all
	}
}

// visit calls f with each fact of the pass's analyzer, in no order.
func (c *check) visit(pass *analysis.Pass, f func(factKey, analysis.Fact)) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	for _, all := range []facts{c.Unit.facts, c.own} {
		for key, fact := range all {
			if slices.ContainsFunc(pass.Analyzer.FactTypes, func(t analysis.Fact) bool { return reflect.TypeOf(t) == key.kind }) {
				f(key, fact)
			}
		}
	}
}

package nogo

import (
	"cmp"
	"encoding/gob"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/gcexportdata"
)

// A target is a package as Bazel builds it.
type target struct {
	fset  *token.FileSet
	files []*ast.File
	pkg   *types.Package
	info  *types.Info
	facts *factSet
}

// A finding is a diagnostic of an analyzer.
type finding struct {
	analysis.Diagnostic
	analyzer string
}

// load parses and checks the sources of a package.
func load(path string, sources []string, exports, facts map[string]string, analyzers []*analysis.Analyzer) (*target, error) {
	t := &target{
		fset: token.NewFileSet(),
		info: &types.Info{
			Types:        make(map[ast.Expr]types.TypeAndValue),
			Instances:    make(map[*ast.Ident]types.Instance),
			Uses:         make(map[*ast.Ident]types.Object),
			Defs:         make(map[*ast.Ident]types.Object),
			Implicits:    make(map[ast.Node]types.Object),
			Scopes:       make(map[ast.Node]*types.Scope),
			Selections:   make(map[*ast.SelectorExpr]*types.Selection),
			FileVersions: make(map[*ast.File]string),
		},
	}
	for _, name := range sources {
		file, err := parser.ParseFile(t.fset, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		t.files = append(t.files, file)
	}
	config := types.Config{Importer: &importer{t.fset, exports, make(map[string]*types.Package)}}
	var err error
	if t.pkg, err = config.Check(path, t.fset, t.files, t.info); err != nil {
		return nil, err
	}
	registerFacts(analyzers)
	t.facts, err = decodeFacts(t.pkg, facts)
	return t, err
}

// registerFacts makes the fact types known to gob.
func registerFacts(analyzers []*analysis.Analyzer) {
	for _, a := range analyzers {
		for _, f := range a.FactTypes {
			gob.Register(f)
		}
		registerFacts(a.Requires)
	}
}

// analyze runs analyzers and what they require, and returns what the former
// report by position. With factsOnly, those run that export facts.
func (t *target) analyze(analyzers []*analysis.Analyzer, factsOnly bool) ([]finding, error) {
	var (
		findings []finding
		results  = make(map[*analysis.Analyzer]any)
		run      func(a *analysis.Analyzer, report func(analysis.Diagnostic)) error
	)
	silent := func(analysis.Diagnostic) {}
	run = func(a *analysis.Analyzer, report func(analysis.Diagnostic)) error {
		if _, done := results[a]; done {
			return nil
		}
		for _, r := range a.Requires {
			if err := run(r, silent); err != nil {
				return err
			}
		}
		result, err := a.Run(t.pass(a, results, report))
		if err != nil {
			return fmt.Errorf("analyzer %q failed: %w", a.Name, err)
		}
		if got := reflect.TypeOf(result); got != a.ResultType {
			return fmt.Errorf("analyzer %q returned %v, declared %v", a.Name, got, a.ResultType)
		}
		results[a] = result
		return nil
	}
	if factsOnly {
		for _, a := range factProducers(analyzers) {
			if err := run(a, silent); err != nil {
				return nil, err
			}
		}
		return nil, nil
	}
	for _, a := range analyzers {
		err := run(a, func(d analysis.Diagnostic) {
			if !t.nolint(d.Pos, a.Name) {
				findings = append(findings, finding{d, a.Name})
			}
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(findings, func(a, b finding) int { return cmp.Compare(a.Pos, b.Pos) })
	return findings, nil
}

// pass returns what nogo hands to an analyzer: less than go vet does.
func (t *target) pass(a *analysis.Analyzer, results map[*analysis.Analyzer]any, report func(analysis.Diagnostic)) *analysis.Pass {
	own := make(map[*analysis.Analyzer]any)
	for _, r := range a.Requires {
		own[r] = results[r]
	}
	return &analysis.Pass{
		Analyzer:          a,
		Fset:              t.fset,
		Files:             t.files,
		Pkg:               t.pkg,
		TypesInfo:         t.info,
		TypesSizes:        types.SizesFor("gc", os.Getenv("GOARCH")),
		ResultOf:          own,
		Report:            report,
		ImportPackageFact: t.facts.importPackage,
		ExportPackageFact: t.facts.exportPackage,
		ImportObjectFact:  t.facts.importObject,
		ExportObjectFact:  t.facts.exportObject,
		AllPackageFacts:   func() []analysis.PackageFact { return t.facts.allPackages(a.FactTypes) },
		AllObjectFacts:    func() []analysis.ObjectFact { return t.facts.allObjects(a.FactTypes) },
	}
}

func factProducers(analyzers []*analysis.Analyzer) (producers []*analysis.Analyzer) {
	for _, a := range analyzers {
		if len(a.FactTypes) > 0 {
			producers = append(producers, a)
		}
		producers = append(producers, factProducers(a.Requires)...)
	}
	return producers
}

// nolint reports whether a comment such as //nolint:exitcall belongs to a node
// that holds pos.
func (t *target) nolint(pos token.Pos, analyzer string) bool {
	at := t.fset.Position(pos)
	for _, file := range t.files {
		if pos < file.FileStart || file.FileEnd < pos {
			continue
		}
		for node, groups := range ast.NewCommentMap(t.fset, file, file.Comments) {
			if at.Line < t.fset.Position(node.Pos()).Line || t.fset.Position(node.End()).Line < at.Line {
				continue
			}
			for _, group := range groups {
				for _, c := range group.List {
					if nolintNames(c.Text, analyzer) {
						return true
					}
				}
			}
		}
	}
	return false
}

func nolintNames(comment, analyzer string) bool {
	text, ok := strings.CutPrefix(strings.TrimLeft(comment, "/ "), "nolint")
	if !ok {
		return false
	}
	text, _, _ = strings.Cut(text, "//")
	_, names, some := strings.Cut(strings.TrimSpace(text), ":")
	if !some {
		return true
	}
	for name := range strings.SplitSeq(names, ",") {
		if name == analyzer || strings.EqualFold(name, "all") {
			return true
		}
	}
	return false
}

// An importer reads what the compiler exported.
type importer struct {
	fset  *token.FileSet
	files map[string]string
	cache map[string]*types.Package
}

func (i *importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := i.cache[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	name, ok := i.files[path]
	if !ok {
		return nil, fmt.Errorf("could not import %q", path)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r, err := gcexportdata.NewReader(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return gcexportdata.Read(r, i.fset, i.cache, path)
}

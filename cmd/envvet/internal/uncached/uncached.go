// Package uncached runs rules in this process.
//
// The go command, which runs them otherwise, keeps results from one run to the
// next. Here all packages are loaded from source with what they import, each
// time, so a run needs more memory, and no build cache that fits.
package uncached

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
)

// A Command says what to run.
type Command struct {
	Rules      []*analysis.Analyzer // with their flags set
	Dir        string               // where to run, "" is the working directory
	BuildFlags []string             // for the go command, as -name=value
	Patterns   []string
}

// A Result is how a run ended.
type Result struct {
	Report   finding.Report
	Problems []string // what does not load or compile, in order of the alphabet
	Packages []string // those that could not be checked, and have errors of their own
	Failed   bool     // something could not be checked
}

// mode is what the rules need of all packages, from source: what they say about
// a package is not in its export data.
const mode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
	packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax | packages.NeedTypesInfo | packages.NeedModule

// Run runs the rules. If the go command cannot load everything, nothing is
// checked; what does not compile is left out, with what imports it. When ctx is
// done it returns the cause.
func Run(ctx context.Context, c Command) (Result, error) {
	//envvet:ignore exitcall package packages ends the process when it finds itself broken, and when the go command hangs
	//envvet:ignore stdoutwrite it says so before, about export data, which is not read in this mode
	roots, err := packages.Load(&packages.Config{
		Context:    ctx,
		Dir:        c.Dir,
		Env:        append(os.Environ(), "GOPACKAGESDRIVER=off"), // of go vet's findings it would know nothing
		BuildFlags: c.BuildFlags,
		Tests:      true,
		Mode:       mode,
	}, load.Queries(c.Patterns)...)
	if ctx.Err() != nil {
		return Result{}, context.Cause(ctx)
	}
	if err != nil {
		return Result{}, fmt.Errorf("loading packages: %w", err)
	}
	if len(roots) == 0 {
		var names []string
		for _, p := range c.Patterns {
			names = append(names, fmt.Sprintf("%q", p))
		}
		return Result{Failed: true, Problems: []string{strings.Join(names, " ") + " matched no packages"}}, nil
	}
	result, sound := examine(roots)
	if result.Failed && len(result.Packages) == 0 {
		return result, nil
	}
	result.Report, err = analyze(ctx, c.Rules, sound)
	return result, err
}

// examine tells the packages that compile from those that do not.
func examine(roots []*packages.Package) (result Result, sound []*packages.Package) {
	loads := true
	named := make(map[string]bool)
	packages.Visit(roots, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			result.Problems = append(result.Problems, load.Message(p, e))
			if e.Kind == packages.ListError || e.Kind == packages.UnknownError {
				loads = false
			}
		}
		if len(p.Errors) > 0 {
			named[path(p)] = true
		}
	})
	slices.Sort(result.Problems)
	result.Problems = slices.Compact(result.Problems)
	result.Failed = len(result.Problems) > 0
	if !loads {
		return result, nil
	}
	for name := range named {
		result.Packages = append(result.Packages, name)
	}
	slices.Sort(result.Packages)
	return result, slices.DeleteFunc(checked(roots), func(p *packages.Package) bool { return p.IllTyped })
}

// checked returns the packages that the go command would have checked: not the
// main packages of tests, and not those that have a variant with their tests in it.
func checked(roots []*packages.Package) []*packages.Package {
	tested := make(map[string]bool)
	for _, p := range roots {
		if path, of, ok := strings.Cut(p.ID, " ["); ok && of == path+".test]" {
			tested[path] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(roots), func(p *packages.Package) bool {
		return tested[p.ID] || strings.HasSuffix(p.ID, ".test") && !hasFiles(p)
	})
}

// hasFiles reports whether any file of a package is in its folder. That of the
// main package of a test is in the cache of the go command.
func hasFiles(p *packages.Package) bool {
	return slices.ContainsFunc(p.GoFiles, func(file string) bool { return filepath.Dir(file) == p.Dir })
}

// path returns the import path of a package or of that which it is a variant of.
func path(p *packages.Package) string {
	path, _, _ := strings.Cut(p.ID, " [")
	return path
}

func analyze(ctx context.Context, rules []*analysis.Analyzer, sound []*packages.Package) (finding.Report, error) {
	type answer struct {
		report finding.Report
		err    error
	}
	done := make(chan answer, 1)
	go func() {
		var a answer
		defer func() {
			if r := recover(); r != nil {
				a.err = fmt.Errorf("a rule panicked: %v; this is a bug in envvet, please report it at https://github.com/envvet/envvet/issues", r)
			}
			done <- a
		}()
		a.report, a.err = report(rules, sound)
	}()
	select {
	case a := <-done:
		return a.report, a.err
	case <-ctx.Done(): // the process is about to end
		return finding.Report{}, context.Cause(ctx)
	}
}

func report(rules []*analysis.Analyzer, sound []*packages.Package) (finding.Report, error) {
	if len(sound) == 0 || len(rules) == 0 {
		return finding.Report{}, nil
	}
	graph, err := checker.Analyze(rules, sound, nil)
	if err != nil {
		return finding.Report{}, err
	}
	// What go vet prints too, by the same code.
	var text bytes.Buffer
	if err := graph.PrintJSON(&text); err != nil {
		return finding.Report{}, errors.Join(errors.New("writing the findings"), err)
	}
	r, err := finding.Decode(&text)
	for i := range r.Failures {
		r.Failures[i].Package, _, _ = strings.Cut(r.Failures[i].Package, " [")
	}
	r.Normalize()
	return r, err
}

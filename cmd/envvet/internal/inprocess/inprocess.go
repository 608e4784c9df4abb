// Package inprocess runs rules in this process: it asks the go command which
// packages there are, and does the rest itself.
//
// Packages are parsed, checked and looked at in the order of their imports, on
// all processors, and what is only needed for that is dropped as soon as it is
// done. Of the standard library only types are asked, without the bodies of
// functions, as tables say what it does.
//
// With a [Store], facts, types and findings are left for later runs, under keys
// of all that they were made from, so that a package is looked at again when it
// or something that it imports has changed, and a run after which nothing did
// reads files and compares their hashes.
package inprocess

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/heap"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
)

// A Command says what to run.
type Command struct {
	Rules      []*analysis.Analyzer // with their flags set
	Dir        string               // where to run, "" is the working directory
	BuildFlags []string             // for the go command, as -name=value
	Patterns   []string
	Standard   bool   // the rules have facts about the standard library
	Store      *Store // nil if nothing is to be kept
	Alone      bool   // what others have kept is not wanted either

	// Loaded, if not nil, is told how to find the files of packages at the end of a run for
	// which all was loaded.
	Loaded func(files func(pkg string) []string)

	again bool // the run before found that what was kept is gone
	wide  bool // the run before had not the types that it needed
}

// A Result is how a run ended.
type Result struct {
	Report   finding.Report
	Problems []finding.Problem // what does not load or compile, in order of the alphabet
	Packages []string          // those that could not be checked, and have errors of their own
	Failed   bool              // something could not be checked

	Unmatched []string // patterns that nothing was found for, where for others something was
}

// filesOf returns the absolute names of the files of a package that is looked at or imported,
// those of other platforms too, and none of any other package.
func filesOf(roots []*packages.Package, pkg string) (files []string) {
	packages.Visit(roots, nil, func(p *packages.Package) {
		if p.PkgPath == pkg {
			files = slices.Concat(files, p.GoFiles, p.IgnoredFiles)
		}
	})
	slices.Sort(files)
	return slices.Compact(files)
}

// Run runs the rules. If the go command cannot load everything, nothing is
// checked; what does not compile is left out, with what imports it. ErrOverlay and
// ErrShared say that it is up to the go command. When ctx is done it returns the cause.
func Run(ctx context.Context, c Command) (Result, error) {
	if _, err := os.Stat(cmp.Or(c.Dir, ".")); err != nil {
		return Result{}, err
	}
	if c.Store != nil && c.Store.has(c.listKey(), keptWhole) {
		return c.run(ctx, false)
	}
	result, err := c.run(ctx, true)
	switch {
	case errors.Is(err, errUnlisted):
		return c.run(ctx, false)
	case errors.Is(err, errGenerates):
		if c.Store != nil {
			c.Store.put(c.listKey(), keptWhole, nil)
		}
		return c.run(ctx, false)
	}
	return result, err
}

// run runs the rules on packages of which the go command is asked all, or what
// it knows in short.
func (c Command) run(ctx context.Context, short bool) (Result, error) {
	list := c.whole
	var made *making
	whileRunning, cancel := context.WithCancel(ctx)
	defer cancel()
	if short {
		list, made = c.short, c.makeAgain(whileRunning)
	}
	planned := heap.Limit{Goal: heapLeast, Growth: heapGrowth}.Apply()
	defer planned()
	roots, err := list(ctx)
	if ctx.Err() != nil {
		return Result{}, context.Cause(ctx)
	}
	if errors.Is(err, errUnlisted) || errors.Is(err, ErrOverlay) || errors.Is(err, ErrShared) {
		return Result{}, err
	}
	if err != nil {
		_, said, ok := strings.Cut(err.Error(), "stderr: ") // by the go command
		if said = strings.TrimSpace(said); !ok || said == "" {
			return Result{}, fmt.Errorf("loading packages: %w", err)
		}
		return Result{Failed: true, Problems: []finding.Problem{finding.ProblemOf(said)}}, nil
	}
	if len(roots) == 0 {
		var names []string
		for _, p := range c.Patterns {
			names = append(names, fmt.Sprintf("%q", p))
		}
		return Result{Failed: true, Problems: []finding.Problem{{Message: strings.Join(names, " ") + " matched no packages"}}}, nil
	}
	if result := examine(roots); !loads(roots) {
		return result, nil
	}
	g := newGraph(c.Rules, roots, c.Standard)
	g.short, g.wide = short, c.wide
	if g.store = c.Store; g.store != nil {
		g.list, g.wary = c.listKey(), c.again
		defer g.store.trim()
	}
	err = within(ctx, func() error {
		err := g.read()
		if err != nil {
			return err
		}
		if made, err = c.makeFor(whileRunning, g, made); err != nil {
			return err
		}
		err = g.plan()
		planned()
		if err == nil {
			err = g.run(ctx)
		}
		if err == nil && made != nil {
			err = g.runLate(ctx, made)
		}
		if err == nil {
			g.keepAnswers()
		}
		return err
	})
	if ctx.Err() != nil {
		return Result{}, context.Cause(ctx)
	}
	if errors.Is(err, errLost) && !c.again {
		c.again = true
		return c.run(ctx, short)
	}
	if errors.Is(err, errNarrow) && !c.wide {
		c.wide = true
		return c.run(ctx, short)
	}
	if errors.Is(err, errLost) {
		if c.Store == nil {
			return Result{}, errWritten
		}
		c.Store = nil
		return c.run(ctx, false)
	}
	if err != nil {
		return Result{}, err
	}
	result := examine(roots)
	result.Unmatched = c.unmatched(roots)
	if c.Loaded != nil {
		c.Loaded(func(pkg string) []string { return filesOf(roots, pkg) })
	}
	result.Report, err = g.report()
	return result, err
}

// examine returns what is wrong with packages and what they import.
func examine(roots []*packages.Package) (result Result) {
	packages.Visit(roots, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			result.Problems = append(result.Problems, load.Problem(p, e))
		}
		if len(p.Errors) > 0 && !slices.Contains(result.Packages, path(p)) {
			result.Packages = append(result.Packages, path(p))
		}
	})
	result.Problems = finding.Problems(result.Problems)
	slices.Sort(result.Packages)
	result.Failed = len(result.Problems) > 0
	if !loads(roots) {
		result.Packages = nil // none was checked
	}
	return result
}

// loads reports whether the go command knows where to find all packages.
func loads(roots []*packages.Package) bool {
	ok := true
	packages.Visit(roots, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			ok = ok && e.Kind != packages.ListError && e.Kind != packages.UnknownError
		}
	})
	return ok
}

// checked returns the packages that the go command would have checked: not the
// main packages of tests, not those that have a variant with their tests in it, and
// not unsafe, which is built into the compiler and whose file is for readers only.
func checked(roots []*packages.Package) []*packages.Package {
	tested := make(map[string]bool)
	for _, p := range roots {
		if path, of, ok := strings.Cut(p.ID, " ["); ok && of == path+".test]" {
			tested[path] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(roots), func(p *packages.Package) bool {
		return tested[p.ID] || p.PkgPath == "unsafe" || strings.HasSuffix(p.ID, ".test") && !hasFiles(p)
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

// within runs f until ctx is done: then the process is about to end, and f goes
// on to the end of what it is at.
func within(ctx context.Context, f func() error) error {
	done := make(chan error, 1)
	go func() {
		defer func() {
			if r := recover(); r != nil {
				done <- recovered(r)
			}
		}()
		done <- f()
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// report returns the findings of all packages.
func (g *graph) report() (finding.Report, error) {
	var texts []io.Reader
	for _, u := range g.units {
		texts = append(texts, bytes.NewReader(u.findings))
	}
	r, err := finding.Decode(io.MultiReader(texts...))
	for i := range r.Failures {
		r.Failures[i].Package, _, _ = strings.Cut(r.Failures[i].Package, " [")
	}
	r.Normalize()
	return r, err
}

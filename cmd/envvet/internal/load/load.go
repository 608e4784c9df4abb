// Package load says what the go command cannot load.
//
// It is asked only after go vet has failed, so that a run without errors does
// not pay for loading twice. Go vet's own messages differ from one kind of
// error to the next and are followed by hints about go vet.
package load

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// Problems returns one for each package, pattern or import that does not load,
// sorted. It says nothing about packages that load but do not
// compile.
func Problems(ctx context.Context, dir string, buildFlags, patterns []string) ([]finding.Problem, error) {
	cfg := &packages.Config{
		Context:    ctx,
		Dir:        Folder(dir),
		Env:        environment(),
		BuildFlags: buildFlags,
		Tests:      true,
		Mode:       packages.NeedName | packages.NeedImports, // go list -deps, no types
	}
	//envvet:ignore exitcall package packages ends the process when it finds itself broken, and when the go command hangs
	roots, err := packages.Load(cfg, Queries(patterns)...)
	if err != nil {
		return nil, fmt.Errorf("loading packages: %w", err)
	}
	var problems []finding.Problem
	packages.Visit(roots, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			problems = append(problems, Problem(p, e))
		}
	})
	return finding.Problems(problems), nil
}

// Folder returns the absolute name of the folder that a run is in, "" for the
// working directory. Package packages tells the go command that name, which then
// names files as seen from there; of one that is not absolute the go command would
// look behind symbolic links.
func Folder(dir string) string {
	if dir == "" {
		return ""
	}
	if abs, err := filepath.Abs(dir); err == nil {
		return abs
	}
	return dir
}

// environment has the go command asked, and no other build system, of which go vet
// knows nothing.
func environment() []string { return append(os.Environ(), "GOPACKAGESDRIVER=off") }

// Queries makes patterns of the go command into those of package packages,
// for which "file=x.go" and the like have a meaning.
func Queries(patterns []string) []string {
	list := slices.Clone(patterns)
	for i, p := range list {
		if strings.Contains(p, "=") {
			list[i] = "pattern=" + p
		}
	}
	return list
}

// Problem returns what e says of p, on one line but for the commands that it
// proposes.
func Problem(p *packages.Package, e packages.Error) finding.Problem {
	return finding.Problem{Package: p.ID, Posn: finding.ParsePosn(cmp.Or(e.Pos, "-")), Message: strings.TrimSpace(e.Msg)}
}

// Own returns the absolute names of the files that Files returns of packages of the main
// modules, or of none: those that go vet -fix changes.
func Own(ctx context.Context, dir string, buildFlags, patterns []string, tests bool) (map[string]bool, error) {
	return files(ctx, dir, buildFlags, patterns, tests, func(p *packages.Package) bool {
		if p.Module == nil {
			return !strings.HasPrefix(p.PkgPath, "vendor/") // of the standard library
		}
		return p.Module.Main
	})
}

// Files returns the absolute names of the Go files of the packages that patterns
// name, without those that the platform or build tags leave out. Those of tests
// are among them if tests is true.
func Files(ctx context.Context, dir string, buildFlags, patterns []string, tests bool) (map[string]bool, error) {
	return files(ctx, dir, buildFlags, patterns, tests, func(*packages.Package) bool { return true })
}

func files(ctx context.Context, dir string, buildFlags, patterns []string, tests bool, in func(*packages.Package) bool) (map[string]bool, error) {
	cfg := &packages.Config{
		Context:    ctx,
		Dir:        Folder(dir),
		Env:        environment(),
		BuildFlags: buildFlags,
		Tests:      tests,
		Mode:       packages.NeedName | packages.NeedFiles | packages.NeedModule, // go list, no types
	}
	//envvet:ignore exitcall package packages ends the process when it finds itself broken, and when the go command hangs
	roots, err := packages.Load(cfg, Queries(patterns)...)
	if err != nil {
		return nil, fmt.Errorf("listing packages: %w", err)
	}
	files := make(map[string]bool)
	for _, p := range roots {
		if !in(p) {
			continue
		}
		for _, file := range p.GoFiles {
			files[file] = true
		}
	}
	return files, nil
}

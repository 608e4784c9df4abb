package main

import (
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/corpus/inprocess"
)

// alsoSteady are analyzed beside the programs of projects.tsv: the standard
// library and a large module have code of every kind, and hardly a handler.
var alsoSteady = []project{
	{name: "std", module: "std", scope: []string{"std"}},
	{
		name: "tools", module: "golang.org/x/tools", version: "v0.52.0",
		sum: "h1:ryxg4U63oaUYk7uOLTF37n43f4qgtGvqV4Ioit1BaEs=", scope: []string{"./..."},
	},
}

// steady analyzes each program runs times in this process, with every rule and
// with hints, and says whether it finds the same, in the same words, each time. A
// rule that fails or a race, if the detector is on, ends it.
func steady(w io.Writer, o options, projects []project) (same bool, err error) {
	for _, a := range analyzers.Suite {
		if f := a.Flags.Lookup("hints"); f != nil {
			if err := f.Value.Set("true"); err != nil {
				return false, err
			}
		}
	}
	same = true
	for _, p := range projects {
		dir, err := folderOf(p, o)
		if err != nil {
			return false, err
		}
		program := inprocess.Program{Dir: dir, Patterns: p.scope, ReadOnly: p.module == "std"}
		pkgs, err := program.Packages()
		if err != nil {
			return false, fmt.Errorf("%s: %w", p.name, err)
		}
		total := 0
		packages.Visit(pkgs, nil, func(*packages.Package) { total++ })
		start := time.Now()
		var first []inprocess.Finding
		for run := range o.steady {
			findings, err := program.Analyze(analyzers.Suite, pkgs)
			if err != nil {
				return false, fmt.Errorf("%s: %w", p.name, err)
			}
			if run == 0 {
				first = findings
				continue
			}
			if !slices.Equal(first, findings) {
				same = false
				fmt.Fprintf(w, "%s: run %d differs from the first\n", p.name, run+1)
				for _, f := range onlyIn(first, findings) {
					fmt.Fprintf(w, "  - %s %s %s\n", f.Category, f.Place(), f.Message)
				}
				for _, f := range onlyIn(findings, first) {
					fmt.Fprintf(w, "  + %s %s %s\n", f.Category, f.Place(), f.Message)
				}
			}
		}
		fmt.Fprintf(w, "%s: %d packages, %d findings, %d runs, %.1f s\n", p.name, total, len(first), o.steady, time.Since(start).Seconds())
	}
	return same, nil
}

// folderOf returns the folder of a program, or of the standard library.
func folderOf(p project, o options) (string, error) {
	if p.module != "std" {
		return fetch(p, o.root, o.copies)
	}
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	return filepath.Join(strings.TrimSpace(string(out)), "src"), nil
}

// onlyIn returns what of a is not in b.
func onlyIn(a, b []inprocess.Finding) []inprocess.Finding {
	return slices.DeleteFunc(slices.Clone(a), func(f inprocess.Finding) bool { return slices.Contains(b, f) })
}

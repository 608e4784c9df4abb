package main_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/passes/standard"
)

// TestNoFactsOfStandard holds what lets drivers leave out the standard library:
// no pass has a fact about it.
func TestNoFactsOfStandard(t *testing.T) {
	if testing.Short() {
		t.Skip("analyzes a part of the standard library")
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule},
		"log", "log/slog", "encoding/json", "text/template", "flag", "os/exec", "testing", "github.com/envvet/envvet/passes/standard")
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze(analyzers.Suite, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	looked := make(map[string]bool)
	for act := range graph.All() {
		if !standard.Has(act.Package.PkgPath) {
			continue
		}
		looked[act.Package.PkgPath] = true
		for _, fact := range act.AllObjectFacts() {
			t.Errorf("%s has a fact about %v: %v", act.Analyzer.Name, fact.Object, fact.Fact)
		}
		for _, fact := range act.AllPackageFacts() {
			t.Errorf("%s has a fact about package %s: %v", act.Analyzer.Name, fact.Package.Path(), fact.Fact)
		}
	}
	if len(looked) < 40 || standard.Has("github.com/envvet/envvet/passes/standard") {
		t.Errorf("looked at %d packages of the standard library", len(looked))
	}
}

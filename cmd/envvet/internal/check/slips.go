package check

import (
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/named"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// slips warns of places that flags of suite name and that are not there, as far as their
// packages are known: files are those of one.
func slips(suite []*analysis.Analyzer, files func(path string) []string) (list []finding.Warning) {
	seen := make(map[string]bool)
	look := func(flag, value string, missing func(string, func(string) []string) string) {
		for place := range strings.SplitSeq(value, ",") {
			if place = strings.TrimSpace(place); place == "" || seen[flag+place] {
				continue
			}
			seen[flag+place] = true
			if what := missing(place, files); what != "" {
				list = append(list, finding.Warning{Code: "UNKNOWN_PLACE", Message: flag + ": " + what})
			}
		}
	}
	for _, a := range suite {
		if f := a.Flags.Lookup("handlers"); f != nil && settings.IsList(f.Value) {
			look("-handlers", f.Value.String(), named.Handler)
		}
		if f := a.Flags.Lookup("stable"); f != nil && settings.IsList(f.Value) {
			look("-"+a.Name+".stable", f.Value.String(), named.Field)
		}
	}
	return list
}

// unlooked warns of files with tests that are named, where no rule looks at tests.
func unlooked(line cmdline.Line, suite []*analysis.Analyzer) (list []finding.Warning) {
	if settings.On(suite, "tests") {
		return nil
	}
	for _, p := range line.Patterns {
		if isTest(p) {
			list = append(list, finding.Warning{Code: "TESTS_LEFT_ALONE", Message: p + " has tests, which are left alone without -tests"})
		}
	}
	return list
}

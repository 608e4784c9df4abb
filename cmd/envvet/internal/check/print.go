package check

import (
	"os"
	"path/filepath"
	"runtime"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/githubout"
	"github.com/envvet/envvet/cmd/envvet/internal/htmlout"
	"github.com/envvet/envvet/cmd/envvet/internal/jsonout"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/sarifout"
	"github.com/envvet/envvet/cmd/envvet/internal/textout"
	"github.com/envvet/envvet/cmd/envvet/internal/version"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// printFindings writes what was found in dir to standard output, in the form
// that line asks for.
func printFindings(line cmdline.Line, dir string, suite []*analysis.Analyzer, a answer, v *verdict) error {
	findings, what := a.report.Findings, trouble(a.report, a.vet)
	if what == "" && a.unfixed != nil {
		what = a.unfixed.Error()
	}
	switch line.Output {
	case "json":
		return jsonPrinter(line, suite).Print(os.Stdout, jsonout.Results{
			Findings: findings, Prints: v.freshPrints(), Accepted: len(v.all) - len(findings), Mended: v.mended.Len(), Unchanged: v.before,
			Summary: textout.Summary(findings), Trouble: what,
		})
	case "github":
		printer := githubout.Printer{Names: place.From(dir), Files: &v.files, URL: manuals(suite)}
		return printer.Print(os.Stdout, findings, what)
	case "sarif":
		printer := sarifout.Printer{Version: version.Get(), Suite: suite, Names: place.From(dir), Files: &v.files}
		all, index := finding.Merge(v.all, v.ignored)
		accepted := make([]bool, len(all))
		for i, old := range index {
			accepted[i] = old >= 0 && v.accepted != nil && v.accepted[old]
		}
		return printer.Print(os.Stdout, sarifout.Results{
			Findings: all, IDs: v.ids(all), Baseline: line.Baseline, Accepted: accepted, Trouble: what,
		})
	case "html":
		printer := htmlout.Printer{
			Version: version.Get(), Title: filepath.Base(dir), Names: place.From(dir), Files: &v.files, URL: manuals(suite),
		}
		return printer.Print(os.Stdout, htmlout.Results{
			Findings: findings, Summary: textout.Summary(findings), Accepted: len(v.all) - len(findings), Trouble: what,
		})
	default:
		return textout.Printer{Dir: dir, Color: wantColor(), URL: manuals(suite)}.Print(os.Stdout, findings)
	}
}

// trouble says on one line what could not be checked, "" if nothing.
func trouble(report finding.Report, vet vetrun.Result) string {
	switch {
	case vet.Failed:
		return unchecked(vet)
	case len(report.Failures) > 0:
		f := report.Failures[0]
		return "rule " + f.Rule + " failed on " + f.Package + ": " + f.Message
	}
	return ""
}

func jsonPrinter(line cmdline.Line, suite []*analysis.Analyzer) jsonout.Printer {
	dir, err := filepath.Abs(line.Dir)
	if err != nil {
		dir = line.Dir // no file has to be named then
	}
	return jsonout.Printer{Version: version.Get(), Names: place.From(dir), URL: manuals(suite)}
}

// manuals returns the addresses of the rules' manuals, which the JSON of go vet
// leaves out.
func manuals(suite []*analysis.Analyzer) func(rule string) string {
	return func(rule string) string {
		for _, a := range suite {
			if a.Name == rule {
				return a.URL
			}
		}
		return ""
	}
}

// wantColor reports whether standard output takes ANSI escapes.
func wantColor() bool {
	if os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" || !isTerminal(os.Stdout) {
		return false
	}
	// Windows Terminal and the shells that set TERM understand them, the
	// console of old may not.
	return runtime.GOOS != "windows" || os.Getenv("WT_SESSION") != "" || os.Getenv("TERM") != ""
}

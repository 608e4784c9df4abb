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
)

// printFindings writes what was found in dir to standard output, in the form
// that line asks for.
func printFindings(line cmdline.Line, dir string, suite []*analysis.Analyzer, a answer, v *verdict) error {
	findings, names := a.report.Findings, place.From(dir)
	what, problems, warnings := a.trouble(dir), a.found(dir), a.warned()
	switch line.Output {
	case "json":
		return jsonPrinter(line, suite).Print(os.Stdout, jsonout.Results{
			Findings: findings, Prints: v.freshPrints(), Accepted: len(v.all) - len(findings), Mended: v.mended.Len(), Unchanged: v.before,
			Summary: textout.Summary(findings), Trouble: what, Problems: problems, Warnings: warnings,
		})
	case "github":
		printer := githubout.Printer{Names: names, Files: &v.files, URL: manuals(suite)}
		return printer.Print(os.Stdout, githubout.Results{Findings: findings, Trouble: what, Problems: problems, Warnings: warnings})
	case "sarif":
		printer := sarifout.Printer{Version: version.Get(), Suite: suite, Names: names, Files: &v.files}
		all, index := finding.Merge(v.all, v.ignored)
		accepted := make([]bool, len(all))
		for i, old := range index {
			accepted[i] = old >= 0 && v.accepted != nil && v.accepted[old]
		}
		return printer.Print(os.Stdout, sarifout.Results{
			Findings: all, IDs: v.ids(all), Baseline: line.Baseline, Accepted: accepted, Trouble: what, Problems: problems, Warnings: warnings,
		})
	case "html":
		printer := htmlout.Printer{
			Version: version.Get(), Title: filepath.Base(dir), Names: names, Files: &v.files, URL: manuals(suite),
		}
		return printer.Print(os.Stdout, htmlout.Results{
			Findings: findings, Summary: textout.Summary(findings), Accepted: len(v.all) - len(findings), Trouble: what, Problems: problems,
		})
	default:
		return textout.Printer{Dir: dir, Color: wantColor(), URL: manuals(suite)}.Print(os.Stdout, findings)
	}
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

package check

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/baseline"
	"github.com/envvet/envvet/cmd/envvet/internal/changed"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
	"github.com/envvet/envvet/cmd/envvet/internal/lock"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
)

// A verdict says which findings are new to the team.
type verdict struct {
	files    code.Files
	declared map[string]map[string]bool // what files declare, by their names, as far as it was asked for
	all      []finding.Finding
	ignored  []finding.Finding   // which comments accept, where that was asked for
	prints   []fingerprint.Print // of all, once they are asked for
	accepted []bool              // which of all a baseline accepts, nil without one
	old      baseline.Baseline
	exists   bool              // there is a file that old comes from
	rest     baseline.Baseline // what old accepts and was not looked for
	mended   baseline.Baseline // what old accepts and is found no more
	since    *changed.Lines    // what is new to the repository, nil if that does not matter
	before   int               // how many findings are not on such lines; all holds them no more
	whole    []finding.Finding // all and ignored with those
}

// fingerprints returns those of all findings.
func (v *verdict) fingerprints() []fingerprint.Print {
	if v.prints == nil {
		v.prints = fingerprint.Of(v.all, &v.files)
	}
	return v.prints
}

// fresh returns the findings that are not accepted.
func (v *verdict) fresh() []finding.Finding { return kept(v.all, v.accepted, false) }

func (v *verdict) freshPrints() []fingerprint.Print {
	return kept(v.fingerprints(), v.accepted, false)
}

// kept returns the elements of list whose mark is want; without marks it is
// false.
func kept[T any](list []T, marks []bool, want bool) []T {
	var part []T
	for i, x := range list {
		if (marks != nil && marks[i]) == want {
			part = append(part, x)
		}
	}
	return part
}

// read reads the baseline of line, and what is new to the repository.
func (v *verdict) read(ctx context.Context, line cmdline.Line, dir string) (err error) {
	if line.NewFrom != "" {
		if v.since, err = changed.Since(ctx, dir, line.NewFrom); err != nil {
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			return fmt.Errorf("-new-from: %w", err)
		}
	}
	return v.readBaseline(line, dir)
}

// readBaseline reads the baseline of line, if it has one. Only the command baseline may do
// without a file.
func (v *verdict) readBaseline(line cmdline.Line, dir string) error {
	if line.Baseline == "" {
		return nil
	}
	old, err := baseline.Read(within(dir, line.Baseline))
	if err == nil {
		v.old, v.exists = old, true
		return nil
	}
	if errors.Is(err, fs.ErrNotExist) && line.Write && !line.Prune {
		v.old, v.exists = baseline.Baseline{}, false
		return nil
	}
	return err
}

// unchanged tells which findings are on lines that are not new, nil if that does
// not matter.
func (v *verdict) unchanged(findings []finding.Finding) []bool {
	if v.since == nil {
		return nil
	}
	old := make([]bool, len(findings))
	for i, f := range findings {
		old[i] = !v.since.Any(f.Posn.File, f.Posn.Line, f.End.Line)
	}
	return old
}

// keepNew drops the findings on lines that are not new.
func (v *verdict) keepNew() {
	if v.since == nil {
		return
	}
	v.whole, _ = finding.Merge(v.all, v.ignored)
	old := v.unchanged(v.all)
	v.prints = kept(v.fingerprints(), old, false)
	v.all = kept(v.all, old, false)
	if v.accepted != nil {
		v.accepted = kept(v.accepted, old, false)
	}
	v.before = len(old) - len(v.all)
	v.ignored = kept(v.ignored, v.unchanged(v.ignored), false)
}

// ids returns the fingerprints of findings, all that are left and those that
// comments accept, as texts that differ. Of two alike, which is the second does not
// depend on what is new.
func (v *verdict) ids(findings []finding.Finding) []string {
	if v.since == nil {
		return fingerprint.IDs(fingerprint.Of(findings, &v.files))
	}
	return kept(fingerprint.IDs(fingerprint.Of(v.whole, &v.files)), v.unchanged(v.whole), false)
}

// compare looks up findings in the baseline.
func (v *verdict) compare(ctx context.Context, line cmdline.Line, dir string, suite []*analysis.Analyzer, findings []finding.Finding) error {
	v.all = findings
	if line.Baseline == "" {
		return nil
	}
	accepted, rest := v.old.Match(v.fingerprints(), v.unchanged(v.all))
	v.accepted = accepted
	if rest.Len() == 0 {
		return nil
	}
	home := filepath.Dir(within(dir, line.Baseline))
	tests := settingOf(suite, "tests")
	files, err := load.Files(ctx, line.Dir, line.BuildFlags, line.Patterns, settings.On(suite, "tests"))
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if err != nil {
		return err
	}
	rules, hints, generated := line.Rules(suite), settingOf(suite, "hints"), settingOf(suite, "generated")
	isGone := func(e baseline.Entry) bool {
		ran, known := rules[e.Rule]
		if !known || !ran {
			return !known && !isStock(e.Rule)
		}
		file := filepath.Join(home, filepath.FromSlash(e.File))
		return v.wouldBeFound(file, e.In, tests[e.Rule], files) && (tests[e.Rule] || !isTest(file)) &&
			(hints[e.Rule] || !e.Hint) && (generated[e.Rule] || !v.isGenerated(file))
	}
	return v.divide(ctx, rest, isGone)
}

// divide tells what is mended of the rest of a baseline, which was not found, from
// what was not looked for. When ctx is done it returns the cause.
func (v *verdict) divide(ctx context.Context, rest baseline.Baseline, isGone func(baseline.Entry) bool) error {
	gone := make(map[baseline.Entry]bool)
	for _, e := range rest.Entries {
		if ctx.Err() != nil { // a baseline may have many entries, in large files
			return context.Cause(ctx)
		}
		gone[e] = isGone(e)
	}
	v.mended = rest.In(func(e baseline.Entry) bool { return gone[e] })
	v.rest = rest.In(func(e baseline.Entry) bool { return !gone[e] })
	return nil
}

// settingOf tells for each rule of suite, whose flags are set, whether one of those is
// on that have it report more: findings in tests, in generated files, or hints.
func settingOf(suite []*analysis.Analyzer, name string) map[string]bool {
	on := make(map[string]bool)
	for _, a := range suite {
		on[a.Name] = settings.On([]*analysis.Analyzer{a}, name)
	}
	return on
}

// isStock reports whether a rule is one of go vet, which run where they are asked
// for.
func isStock(rule string) bool {
	return slices.ContainsFunc(stock.Suite(), func(a *analysis.Analyzer) bool { return a.Name == rule })
}

// isGenerated reports whether a file of Go says that it was generated.
func (v *verdict) isGenerated(file string) bool {
	text := v.files.Open(file).Text
	if text == nil {
		return false
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), file, text, parser.PackageClauseOnly|parser.ParseComments)
	return err == nil && ast.IsGenerated(parsed)
}

// A Change says what has become of a baseline.
type Change struct {
	Created bool // there was no file
	Changed bool // the file was written
	Count   int  // of findings that it accepts now
	Added   int  // those of them that are new
	Dropped int  // what it accepted before and no longer does
}

// Baseline checks the packages of line, which is configured, and writes the
// findings into its baseline. What goes wrong with single packages is told on standard error. When
// ctx is done it returns the cause.
func Baseline(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) (Change, error) {
	dir, err := folder(line)
	if err != nil {
		return Change{}, err
	}
	suite = line.Suite(suite)
	stop := startStatus()
	defer stop()
	var v verdict
	if err := v.read(ctx, line, dir); err != nil {
		return Change{}, err
	}
	a, err := analyze(ctx, line, suite)
	if err != nil {
		return Change{}, err
	}
	v.ignored = a.report.Accepted()
	// Another run may have written the file since: what it accepts stays.
	home, _ := caches()
	defer lock.Take(within(dir, line.Baseline), home)()
	if err := v.readBaseline(line, dir); err != nil {
		return Change{}, err
	}
	if err := v.compare(ctx, line, dir, suite, a.report.Findings); err != nil {
		return Change{}, err
	}
	stop()
	tell(a)
	if what := a.trouble(dir); what != "" {
		return Change{}, fmt.Errorf("the baseline stays as it was: %s", what)
	}
	return v.write(line, dir)
}

// write writes the baseline of line.
func (v *verdict) write(line cmdline.Line, dir string) (Change, error) {
	file := within(dir, line.Baseline)
	findings, prints := v.all, v.fingerprints()
	added := len(v.fresh())
	if line.Prune {
		added = 0
		findings, prints = kept(findings, v.accepted, true), kept(prints, v.accepted, true)
	}
	next := baseline.Of(findings, prints, filepath.Dir(file)).With(v.rest)
	change := Change{
		Created: !v.exists, Changed: !v.exists || !reflect.DeepEqual(next, v.old),
		Count: next.Len(), Added: added, Dropped: v.mended.Len(),
	}
	if change.Changed {
		if err := next.Write(file); err != nil {
			return Change{}, fmt.Errorf("writing the baseline: %w", err)
		}
	}
	return change, nil
}

// notes says what is kept back.
func (v *verdict) notes(line cmdline.Line) []string {
	var lines []string
	fresh := len(v.fresh())
	add := func(n int, what string) {
		switch {
		case n == 0:
		case fresh > 0 || len(lines) > 0:
			lines = append(lines, fmt.Sprintf("%d more %s", n, what))
		case n == 1:
			lines = append(lines, "1 finding "+what)
		default:
			lines = append(lines, fmt.Sprintf("%d findings %s", n, what))
		}
	}
	add(v.before, "on lines that are as in "+line.NewFrom)
	add(len(v.all)-fresh, "accepted by "+line.Baseline)
	add(len(v.ignored), "accepted by comments")
	if n := v.mended.Len(); n > 0 {
		lines = append(lines, fmt.Sprintf("%d accepted by %s found no more; run 'envvet baseline -prune -baseline %s' to drop what is mended", n, line.Baseline, line.Baseline))
	}
	return lines
}

// within returns the name of file for a run in dir.
func within(dir, file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(dir, file)
}

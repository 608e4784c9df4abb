// Package check is stand-alone envvet: it runs the rules in this process, or go
// vet with the binary itself as the tool, and prints what they found.
package check

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/githubout"
	"github.com/envvet/envvet/cmd/envvet/internal/inprocess"
	"github.com/envvet/envvet/cmd/envvet/internal/inventory"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
	"github.com/envvet/envvet/cmd/envvet/internal/status"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// Exit statuses, those of linters.
const (
	clean       = 0
	found       = 1
	couldNotRun = 2
)

// Main runs envvet with the command line args and returns its exit status.
func Main(args []string, suite []*analysis.Analyzer) int {
	line, err := cmdline.Parse(args, suite)
	switch {
	case errors.Is(err, cmdline.ErrHelp):
		return Help(cmdline.Help(suite))
	case err != nil:
		return fail(line, suite, err)
	case line.Schema:
		if err := jsonPrinter(line, suite).Schema(os.Stdout); err != nil {
			complain(err)
			return couldNotRun
		}
		return clean
	}

	ctx, stop := interruptible()
	defer stop()
	code, err := couldNotRun, Configure(ctx, &line, suite)
	if err == nil {
		code, err = run(ctx, line, suite)
	}
	if cause := (interrupted{}); errors.As(err, &cause) {
		return cause.exitStatus()
	}
	if err != nil {
		return fail(line, suite, err)
	}
	return code
}

// fail says why nothing could be checked, in the form that was asked for too.
func fail(line cmdline.Line, suite []*analysis.Analyzer, err error) int {
	complain(err)
	switch line.Output {
	case "json":
		err = jsonPrinter(line, suite).Fail(os.Stdout, err)
	case "github":
		err = githubout.Printer{}.Print(os.Stdout, githubout.Results{Trouble: err.Error()})
	default:
		err = nil
	}
	if err != nil {
		complain(err)
	}
	return couldNotRun
}

// run checks the packages of line and prints the findings.
func run(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) (int, error) {
	dir, err := folder(line)
	if err != nil {
		return 0, err
	}
	suite = line.Suite(suite)
	stop := startStatus()
	defer stop()
	var v verdict
	if err := v.read(ctx, line, dir); err != nil {
		return 0, err
	}
	if line.Diff {
		return v.diff(ctx, line, dir, suite, stop)
	}
	var fixes vetrun.Result
	if line.Fix {
		var changed string
		fixes, changed, err = fix(ctx, line, suite)
		defer func() {
			stop()
			say(changed)
		}()
		if err != nil {
			return 0, err
		}
	}
	a, err := analyze(ctx, line, suite)
	if err != nil {
		return 0, err
	}
	if line.Fix {
		a.warnings = append(a.warnings, v.generated(dir, a.report.Findings)...)
	}
	if fixes.Failed && !a.vet.Failed { // else something does not compile, which is told
		a.unfixed = unfixed(dir, a.report.Findings, &fixes)
	}
	v.ignored = a.report.Accepted()
	if err := v.compare(ctx, line, dir, suite, a.report.Findings); err != nil {
		return 0, err
	}
	stop()
	v.keepNew()
	a.report.Findings = v.fresh()
	if err := printFindings(line, dir, suite, a, &v); err != nil {
		complain(fmt.Errorf("writing the findings: %w", err))
		return couldNotRun, nil
	}
	tell(a)
	for _, text := range append(closing(a.report, a.vet), v.notes(line)...) {
		say(text + "\n")
	}
	if a.unfixed != nil {
		say(fixes.Messages) // unless it is known why
		complain(a.unfixed)
		return couldNotRun, nil
	}
	return exitStatus(a.report, a.vet), nil
}

// startStatus shows people that a run is alive, until stop is called. That takes a
// terminal which can wipe a line.
func startStatus() (stop func()) {
	if !isTerminal(os.Stderr) || os.Getenv("TERM") == "dumb" {
		return func() {}
	}
	return status.Start(os.Stderr)
}

// An answer is what go vet, or a run in this process, had to say.
type answer struct {
	report   finding.Report
	vet      vetrun.Result
	problems []finding.Problem // what does not load, in place of vet.Messages
	warnings []finding.Warning
	looked   inventory.List // what was looked at, by a run in this process
	unfixed  error          // why fixes were not applied to what compiles
	advice   string         // what to do where no module is seen, ""
}

// analyze checks the packages of line.
func analyze(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) (a answer, err error) {
	if line.ByGoVet() {
		a, err = byGoVet(ctx, line)
	} else {
		on := line.Rules(suite)
		rules := slices.DeleteFunc(slices.Clone(suite), func(a *analysis.Analyzer) bool { return !on[a.Name] })
		a, err = inProcess(ctx, line, suite, append(rules, inventory.Analyzer(rules)))
		switch {
		case !errors.Is(err, inprocess.ErrOverlay) && !errors.Is(err, inprocess.ErrShared):
			if err == nil && !line.NoCache && a.unbuilt() {
				a, err = byGoVet(ctx, line) // which goes on with what is built without it
			}
		case line.NoCache:
			err = fmt.Errorf("%w; leave out -nocache", err)
		default:
			a, err = byGoVet(ctx, line)
		}
	}
	a.warnings = append(a.warnings, unlooked(line, suite)...)
	if err == nil {
		a.warnings = append(a.warnings, a.unknown()...)
	}
	a.advise(ctx, line)
	for i := range a.report.Findings {
		f := &a.report.Findings[i]
		f.Severity = SeverityOf(f, suite)
	}
	return a, err
}

// inProcess runs rules here, among which is an inventory. suite are all that have flags.
func inProcess(ctx context.Context, line cmdline.Line, suite, rules []*analysis.Analyzer) (a answer, err error) {
	if _, err := exec.LookPath("go"); err != nil {
		return a, vetrun.ErrNoGo
	}
	var warnings []finding.Warning
	keep := store(line)
	r, err := inprocess.Run(ctx, inprocess.Command{
		Rules: rules,
		Dir:   line.Dir, BuildFlags: line.BuildFlags, Patterns: line.Patterns, Standard: line.Std, Store: keep,
		Alone:  line.NoCache || line.List, // the go command has no list that could be shared
		Loaded: func(files func(string) []string) { warnings = append(warnings, slips(suite, files)...) },
	})
	if err == nil {
		warnings = append(unkept(keep), warnings...)
	}
	a = answer{report: r.Report, problems: r.Problems, warnings: warnings}
	a.looked = inventory.Take(&a.report)
	a.vet = vetrun.Result{Failed: r.Failed, Packages: r.Packages, NewerGo: vetrun.NewerGo(texts(r.Problems, "\n"))}
	for _, pattern := range r.Unmatched {
		a.warnings = append(a.warnings, finding.Warning{Code: "UNMATCHED_PATTERN", Message: fmt.Sprintf("%q matched no packages", pattern)})
	}
	return a, err
}

// byGoVet runs go vet.
func byGoVet(ctx context.Context, line cmdline.Line) (a answer, err error) {
	a.vet, err = vet(ctx, line, vetrun.JSON, func(r io.Reader) (err error) {
		a.report, err = finding.Decode(r)
		return err
	})
	if err != nil {
		return a, err
	}
	if a.vet.Failed && len(a.vet.Packages) == 0 {
		a.problems, err = load.Problems(ctx, line.Dir, line.BuildFlags, line.Patterns)
		if ctx.Err() != nil {
			return a, context.Cause(ctx)
		}
		if err != nil {
			a.problems = nil // what go vet said is what there is to say
		}
	}
	return a, nil
}

// SeverityOf returns the severity that the settings have for a finding.
func SeverityOf(f *finding.Finding, suite []*analysis.Analyzer) analyzers.Severity {
	for _, a := range suite {
		if a.Name == f.Rule {
			return analyzers.SeverityFor(a, f.Category)
		}
	}
	return f.Severity
}

// vet runs go vet on the packages of line, with this program as its tool.
func vet(ctx context.Context, line cmdline.Line, mode vetrun.Mode, decode func(io.Reader) error) (vetrun.Result, error) {
	tool, err := os.Executable()
	if err != nil {
		return vetrun.Result{}, fmt.Errorf("finding my own executable: %w", err)
	}
	return vetrun.Run(ctx, vetrun.Command{
		Tool: tool, Dir: line.Dir, Flags: line.VetFlags, Patterns: line.Patterns, Mode: mode,
	}, decode)
}

// tell writes to standard error what the go command and the rules had to
// complain about.
func tell(a answer) {
	for _, w := range a.warnings {
		complain(errors.New("warning: " + w.Message))
	}
	if len(a.problems) > 0 {
		for _, p := range a.problems {
			if text := p.String(); filepath.IsAbs(text) {
				say(strings.TrimPrefix(text, here()) + "\n") // a position, as compilers tell it
			} else {
				complain(errors.New(text))
			}
		}
	} else {
		say(a.vet.Messages)
	}
	if a.advice != "" {
		complain(errors.New(a.advice))
	}
	for _, f := range a.report.Failures {
		say(fmt.Sprintf("%s: rule %s failed: %s\n", f.Package, f.Rule, f.Message))
	}
}

// here returns the working directory with what separates it from names in it, ""
// if it is not known.
func here() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	return dir + string(filepath.Separator)
}

func complain(err error) {
	say(fmt.Sprintf("envvet: %v\n", err))
}

// isTerminal reports whether f is a terminal. Other character devices, such as
// /dev/null, count too, where it makes no difference.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// interrupted is the cause of a context that a signal ended.
type interrupted struct{ signal syscall.Signal }

func (i interrupted) Error() string   { return i.signal.String() }
func (i interrupted) exitStatus() int { return 128 + int(i.signal) }

// interruptible returns a context that ends with the first signal to stop. A
// second one ends the process at once.
func interruptible() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case s := <-signals:
			signal.Stop(signals)
			number, _ := s.(syscall.Signal)
			cancel(interrupted{number})
		case <-ctx.Done():
		}
	}()
	return ctx, func() {
		signal.Stop(signals)
		cancel(nil)
	}
}

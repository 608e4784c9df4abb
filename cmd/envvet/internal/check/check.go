// Package check is stand-alone envvet: it runs go vet with the binary itself
// as the tool and prints what that found.
package check

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
	"github.com/envvet/envvet/cmd/envvet/internal/status"
	"github.com/envvet/envvet/cmd/envvet/internal/textout"
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
	case errors.Is(err, cmdline.ErrHelp) && line.Help != "":
		fmt.Print(cmdline.HelpRule(suite, line.Help))
		return clean
	case errors.Is(err, cmdline.ErrHelp):
		fmt.Print(cmdline.Help(suite))
		return clean
	case err != nil:
		complain(err)
		return couldNotRun
	}

	ctx, stop := interruptible()
	defer stop()
	code, err := run(ctx, line, suite)
	if cause := (interrupted{}); errors.As(err, &cause) {
		return cause.exitStatus()
	}
	if err != nil {
		complain(err)
		return couldNotRun
	}
	return code
}

// run checks the packages of line and prints the findings.
func run(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) (int, error) {
	tool, err := os.Executable()
	if err != nil {
		return 0, fmt.Errorf("finding my own executable: %w", err)
	}
	dir, err := filepath.Abs(line.Dir)
	if err != nil {
		return 0, err
	}
	stop := func() {}
	if isTerminal(os.Stderr) {
		stop = status.Start(os.Stderr)
	}
	defer stop()

	var report finding.Report
	vet, err := vetrun.Run(ctx, vetrun.Command{
		Tool:     tool,
		Dir:      line.Dir,
		Flags:    line.VetFlags,
		Patterns: line.Patterns,
	}, func(r io.Reader) (err error) {
		report, err = finding.Decode(r)
		return err
	})
	if err != nil {
		return 0, err
	}
	var problems []string
	if vet.Failed && len(vet.Packages) == 0 {
		problems, err = load.Problems(ctx, line.Dir, line.BuildFlags, line.Patterns)
		if ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
		if err != nil {
			problems = nil // what go vet said is what there is to say
		}
	}
	stop()

	printer := textout.Printer{Dir: dir, Color: wantColor(), URL: manuals(suite)}
	if err := printer.Print(os.Stdout, report.Findings); err != nil {
		return 0, fmt.Errorf("writing the findings: %w", err)
	}
	if len(problems) > 0 {
		for _, p := range problems {
			complain(errors.New(p))
		}
	} else {
		io.WriteString(os.Stderr, vet.Messages)
	}
	for _, f := range report.Failures {
		fmt.Fprintf(os.Stderr, "%s: rule %s failed: %s\n", f.Package, f.Rule, f.Message)
	}
	for _, line := range closing(report, vet) {
		fmt.Fprintln(os.Stderr, line)
	}
	return exitStatus(report, vet), nil
}

// exitStatus returns the status that tells scripts what happened. A list of
// findings that is not complete is no answer to whether the code is clean.
func exitStatus(report finding.Report, vet vetrun.Result) int {
	switch {
	case vet.Failed || len(report.Failures) > 0:
		return couldNotRun
	case len(report.Findings) > 0:
		return found
	default:
		return clean
	}
}

// closing returns the lines that stand at the end: how much was found, and
// what could not be looked at.
func closing(report finding.Report, vet vetrun.Result) []string {
	var lines []string
	if len(report.Findings) > 0 {
		summary := textout.Summary(report.Findings)
		if exitStatus(report, vet) == couldNotRun {
			summary += "; the list is incomplete"
		}
		lines = append(lines, summary)
	}
	if vet.Failed {
		lines = append(lines, "envvet: "+unchecked(vet))
	}
	if vet.Crashed || len(report.Failures) > 0 {
		lines = append(lines, "envvet: a rule failed, see above: this is a bug in envvet, please report it at https://github.com/envvet/envvet/issues")
	}
	return lines
}

// unchecked says what was not checked and what to do about it.
func unchecked(vet vetrun.Result) string {
	const most = 5 // that are named
	packages := vet.Packages
	if len(packages) == 0 {
		return "nothing was checked; correct what the messages above name and run envvet again"
	}
	names, them := packages, "it"
	if len(packages) > 1 {
		them = "them"
	}
	if len(names) > most {
		names = append(names[:most:most], fmt.Sprintf("%d more", len(packages)-most))
	}
	text := fmt.Sprintf("could not check %s and what imports %s", strings.Join(names, ", "), them)
	if vet.Crashed {
		return text
	}
	return text + "; correct the errors above and run envvet again"
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

func complain(err error) {
	fmt.Fprintf(os.Stderr, "envvet: %v\n", err)
}

// isTerminal reports whether f is a terminal. Other character devices, such as
// /dev/null, count too, where it makes no difference.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
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

package lsp

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/version"
)

const usage = `usage: envvet lsp [flags]

Lsp is a language server for editors, which start it and speak LSP with it on
standard input and output. It takes the flags of the rules, the settings that
they share and the build flags, as envvet does, and reads .envvet.toml for each
module. docs/editors.md says how to set
an editor up.
`

// Has reports whether args, the command line without the program's name, starts
// the language server.
func Has(args []string) bool { return len(args) > 0 && args[0] == "lsp" }

// Main runs the language server with the command line args, without the command
// itself, and returns its exit status: 0 if the editor has said good-bye.
func Main(args []string, suite []*analysis.Analyzer) int {
	if len(args) > 0 && args[0] == workerFlag {
		if err := work(args[1:], suite); err != nil {
			return refuse(err)
		}
		return 0
	}
	line, err := cmdline.Parse(args, suite)
	switch {
	case errors.Is(err, cmdline.ErrHelp):
		return check.Help(usage)
	case err != nil:
		return refuse(err)
	}
	if err := checkLine(line); err != nil {
		return refuse(err)
	}
	if err := fromHere(&line); err != nil {
		return refuse(err)
	}
	if info, err := os.Stdin.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
		fmt.Fprintln(os.Stderr, "envvet: lsp waits for an editor on standard input; see 'envvet lsp -help'")
	}
	tool, err := os.Executable()
	if err != nil {
		return refuse(fmt.Errorf("finding my own executable: %w", err))
	}
	configure := func(ctx context.Context, dir string) (Configured, error) {
		reset(suite)
		own := line
		own.Dir, own.VetFlags = dir, slices.Clone(line.VetFlags)
		if err := check.Configure(ctx, &own, suite); err != nil {
			return Configured{}, err
		}
		if own.Baseline != "" && !filepath.IsAbs(own.Baseline) {
			own.Baseline = filepath.Join(dir, own.Baseline)
		}
		return Configured{
			Flags: append(allFixes(suite), own.VetFlags...), Baseline: own.Baseline,
			Severity: func(f *finding.Finding) analyzers.Severity { return check.SeverityOf(f, suite) },
		}, nil
	}
	ctx, stop := untilSignal()
	defer stop()
	if Serve(ctx, os.Stdin, os.Stdout, Options{Suite: suite, Tool: tool, Configure: configure, Version: version.Get()}) {
		return 0
	}
	if s := (signalled{}); errors.As(context.Cause(ctx), &s) {
		return 128 + int(s.number)
	}
	return 1
}

// signalled is the cause of a context that a signal has ended.
type signalled struct{ number syscall.Signal }

func (s signalled) Error() string { return s.number.String() }

// untilSignal returns a context that ends with the first signal to stop: unsaved
// text is not to be left behind. One of them says that nobody reads what is
// written. Another signal after that ends the process at once.
func untilSignal() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGPIPE)
	go func() {
		select {
		case s := <-signals:
			number, _ := s.(syscall.Signal)
			if number != syscall.SIGPIPE { // of which there may be more
				signal.Stop(signals)
			}
			cancel(signalled{number})
		case <-ctx.Done():
		}
	}()
	return ctx, func() { cancel(nil) }
}

// reset gives the rules the settings that they have by themselves: those of one
// module are not those of another, nor of what it was before.
func reset(suite []*analysis.Analyzer) {
	for _, a := range suite {
		a.Flags.VisitAll(func(f *flag.Flag) { _ = f.Value.Set(f.DefValue) })
	}
}

// fromHere makes the names of files that a line has absolute: they are seen from where the
// server was started, and each folder is checked in its own.
func fromHere(line *cmdline.Line) (err error) {
	absolute := func(name string) string {
		if name == "" {
			return ""
		}
		file, wrong := filepath.Abs(name)
		err = errors.Join(err, wrong)
		return file
	}
	line.Baseline, line.Config = absolute(line.Baseline), absolute(line.Config)
	for i, flag := range line.VetFlags {
		if name, ok := strings.CutPrefix(flag, modfile); ok {
			line.VetFlags[i] = modfile + absolute(name)
		}
	}
	return err
}

// modfile is the build flag that names a file, but for those that are refused here or that
// matter to compiled programs only.
const modfile = "-modfile="

func refuse(err error) int {
	fmt.Fprintf(os.Stderr, "envvet: %v\n", err)
	return 2
}

// allFixes are the flags with which rules offer the fixes that have to be named:
// in an editor nothing is applied that nobody has chosen.
func allFixes(suite []*analysis.Analyzer) (flags []string) {
	for _, a := range suite {
		f := a.Flags.Lookup("fix")
		if f == nil {
			continue
		}
		if named, ok := f.Value.(interface{ Names() []string }); ok {
			flags = append(flags, "-"+a.Name+".fix="+strings.Join(named.Names(), ","))
		}
	}
	return flags
}

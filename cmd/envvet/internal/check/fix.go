package check

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
	"github.com/envvet/envvet/cmd/envvet/internal/patch"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// changes returns what go vet -fix would change, in dir, and how go vet ended.
func changes(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) ([]patch.Change, vetrun.Result, error) {
	var diffs bytes.Buffer
	result, err := vet(ctx, line, vetrun.Diff, func(r io.Reader) error {
		_, err := io.Copy(&diffs, r)
		return err
	})
	if err != nil || diffs.Len() == 0 {
		return nil, result, err
	}
	own, err := load.Own(ctx, line.Dir, line.BuildFlags, line.Patterns, settings.On(suite, "tests"))
	if ctx.Err() != nil {
		return nil, result, context.Cause(ctx)
	}
	if err != nil {
		return nil, result, err
	}
	resolved := make(map[string]bool)
	for file := range own {
		resolved[real(file)] = true
	}
	list, err := patch.Read(diffs.Bytes(), func(file string) bool { return resolved[real(file)] })
	return list, result, err
}

// real returns the name of a file without symbolic links in its folder.
func real(file string) string {
	if folder, err := filepath.EvalSymlinks(filepath.Dir(file)); err == nil {
		return filepath.Join(folder, filepath.Base(file))
	}
	return file
}

// fix applies the first fix of each finding and says what it has changed.
func fix(ctx context.Context, line cmdline.Line, suite []*analysis.Analyzer) (_ vetrun.Result, changed string, _ error) {
	list, result, err := changes(ctx, line, suite)
	if err != nil {
		return result, "", err
	}
	made, err := patch.Write(list)
	switch {
	case err != nil && len(made) == 0:
		return result, "", fmt.Errorf("fixes could not be applied, and nothing was changed: %w", err)
	case err != nil:
		return result, "", fmt.Errorf("fixes could not be applied: %w; what was changed before that could not be taken back: %s", err, files(made))
	case len(made) == 0:
		return result, "", nil
	}
	noun := "files"
	if len(made) == 1 {
		noun = "file"
	}
	return result, fmt.Sprintf("envvet: fixes changed %d %s: %s\n", len(made), noun, files(made)), nil
}

// files names the first few of those that changes are about.
func files(list []patch.Change) string {
	const most = 5
	var names []string
	for _, c := range list[:min(len(list), most)] {
		names = append(names, strings.TrimPrefix(c.File, here()))
	}
	if n := len(list) - len(names); n > 0 {
		names = append(names, fmt.Sprintf("%d more", n))
	}
	return strings.Join(names, ", ")
}

// unfixed says why fixes could not be applied to what is found now, and takes what
// go vet said of it if that is known: it counts some of them as applied.
func unfixed(dir string, findings []finding.Finding, fixes *vetrun.Result) error {
	const (
		most = 3 // pairs that are named
		how  = "name one of them at a time, or apply them by hand"
	)
	var places []string
	at := func(f finding.Finding) string {
		return fmt.Sprintf("%s:%d:%d (%s)", place.From(dir).FromDir(f.Posn.File), f.Posn.Line, f.Posn.Col, f.Rule)
	}
	pairs := finding.Collisions(findings)
	for _, pair := range pairs[:min(len(pairs), most)] {
		places = append(places, at(pair[0])+" and "+at(pair[1]))
	}
	if n := len(pairs) - len(places); n > 0 {
		places = append(places, fmt.Sprintf("%d more pairs", n))
	}
	if len(places) == 0 {
		return errors.New("fixes could not be applied; where several change the same code " + how)
	}
	fixes.Messages = ""
	return fmt.Errorf("fixes could not be applied, as some change the same code: %s; %s", strings.Join(places, ", "), how)
}

// diff prints what fix would change and returns the exit status. It calls stop
// before it prints.
func (v *verdict) diff(ctx context.Context, line cmdline.Line, dir string, suite []*analysis.Analyzer, stop func()) (int, error) {
	list, result, err := changes(ctx, line, suite)
	if err != nil {
		return 0, err
	}
	var failure error
	told := answer{vet: vetrun.Result{Messages: result.Messages}}
	if result.Failed {
		failure = errors.New(unchecked(result))
	}
	if result.Failed || settings.On(suite, "generated") { // else nothing is found in generated files
		a, err := analyze(ctx, line, suite)
		switch {
		case ctx.Err() != nil:
			return 0, context.Cause(ctx)
		case err != nil:
		case a.vet.Failed:
			told.advice = a.advice
		case result.Failed:
			failure = unfixed(dir, a.report.Findings, &told.vet)
		default:
			told.warnings = v.generated(dir, a.report.Findings)
		}
	}
	stop()
	var text bytes.Buffer
	for _, c := range list {
		text.Write(c.Unified(strings.TrimSuffix(here(), string(filepath.Separator))))
	}
	if _, err := os.Stdout.Write(toTerminal(os.Stdout, text.Bytes())); err != nil {
		return 0, fmt.Errorf("writing the diff: %w", err)
	}
	tell(told)
	switch {
	case failure != nil:
		complain(failure)
		return couldNotRun, nil
	case text.Len() > 0:
		return found, nil
	}
	return clean, nil
}

// generated warns of fixes that were not applied as they are in generated files.
func (v *verdict) generated(dir string, findings []finding.Finding) []finding.Warning {
	var names []string
	count := 0
	for _, f := range findings {
		if len(f.Fixes) == 0 || !v.isGenerated(f.Posn.File) {
			continue
		}
		count++
		if name := place.From(dir).FromDir(f.Posn.File); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if count == 0 {
		return nil
	}
	noun, are := "fix", "is"
	if count > 1 {
		noun, are = "fixes", "are"
	}
	return []finding.Warning{{
		Code:    "GENERATED_LEFT_ALONE",
		Message: fmt.Sprintf("%d %s in generated files %s left to what generates them: %s", count, noun, are, strings.Join(names, ", ")),
	}}
}

package check

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// fix applies the first fix of each finding.
func fix(ctx context.Context, line cmdline.Line) (vetrun.Result, error) {
	return vet(ctx, line, vetrun.Fix, func(r io.Reader) error {
		_, err := io.Copy(os.Stderr, r) // nothing, as go vet is now
		return err
	})
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
func diff(ctx context.Context, line cmdline.Line, dir string, suite []*analysis.Analyzer, stop func()) (int, error) {
	var text bytes.Buffer
	result, err := vet(ctx, line, vetrun.Diff, func(r io.Reader) error {
		_, err := io.Copy(&text, r)
		return err
	})
	if err != nil {
		return 0, err
	}
	var failure error
	if result.Failed {
		failure = errors.New(unchecked(result))
		a, err := analyze(ctx, line, suite)
		switch {
		case ctx.Err() != nil:
			return 0, context.Cause(ctx)
		case err == nil && !a.vet.Failed:
			failure = unfixed(dir, a.report.Findings, &result)
		}
	}
	stop()
	if _, err := os.Stdout.Write(toTerminal(os.Stdout, text.Bytes())); err != nil {
		return 0, fmt.Errorf("writing the diff: %w", err)
	}
	say(result.Messages)
	switch {
	case failure != nil:
		complain(failure)
		return couldNotRun, nil
	case text.Len() > 0:
		return found, nil
	}
	return clean, nil
}

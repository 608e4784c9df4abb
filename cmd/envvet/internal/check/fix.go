package check

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// fix applies the first fix of each finding.
func fix(ctx context.Context, line cmdline.Line) (vetrun.Result, error) {
	return vet(ctx, line, vetrun.Fix, func(r io.Reader) error {
		_, err := io.Copy(os.Stderr, r) // nothing, as go vet is now
		return err
	})
}

// diff prints what fix would change and returns the exit status. It calls stop
// before it prints.
func diff(ctx context.Context, line cmdline.Line, stop func()) (int, error) {
	var text bytes.Buffer
	result, err := vet(ctx, line, vetrun.Diff, func(r io.Reader) error {
		_, err := io.Copy(&text, r)
		return err
	})
	if err != nil {
		return 0, err
	}
	stop()
	if _, err := os.Stdout.Write(text.Bytes()); err != nil {
		return 0, fmt.Errorf("writing the diff: %w", err)
	}
	io.WriteString(os.Stderr, result.Messages)
	switch {
	case result.Failed:
		complain(fmt.Errorf("%s", unchecked(result)))
		return couldNotRun, nil
	case text.Len() > 0:
		return found, nil
	}
	return clean, nil
}

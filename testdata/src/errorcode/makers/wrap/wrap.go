// Package wrap makes handlers of functions for others.
package wrap

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"
)

var ErrGone = envelope.Errorf(envelope.NotFound, "it is gone")

// Checked makes a handler that fails where the context is done.
func Checked[In, Out any](run func(context.Context, In) (Out, error)) func(context.Context, In) (Out, error) {
	return func(ctx context.Context, in In) (Out, error) {
		if ctx.Err() != nil {
			var out Out
			return out, envelope.Errorf(envelope.Unavailable, "done")
		}
		return run(ctx, in)
	}
}

// Lenient makes a handler to which nothing is gone.
func Lenient[In, Out any](run func(context.Context, In) (Out, error)) func(context.Context, In) (Out, error) {
	return func(ctx context.Context, in In) (Out, error) {
		out, err := run(ctx, in)
		if errors.Is(err, ErrGone) {
			return out, nil
		}
		return out, err
	}
}

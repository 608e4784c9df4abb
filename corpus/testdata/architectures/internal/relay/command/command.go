// Package command makes commands from functions.
package command

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/relay/middleware"
)

// Func is the work of a command.
type Func[I, O any] func(ctx context.Context, in I) (O, error)

// Option changes a command.
type Option func(*settings)

type settings struct {
	short string
	chain []middleware.Middleware
}

// Short sets the help.
func Short(text string) Option { return func(s *settings) { s.short = text } }

// Use adds a middleware.
func Use(mw ...middleware.Middleware) Option {
	return func(s *settings) { s.chain = append(s.chain, mw...) }
}

// Command makes a command of a function. The input is a JSON object in the
// first argument, and the output is the answer.
func Command[I, O any](name string, run Func[I, O], opts ...Option) *cobra.Command {
	var s settings
	for _, opt := range opts {
		opt(&s)
	}
	return &cobra.Command{
		Use:   name,
		Short: s.short,
		Args:  cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			var in I
			if len(args) == 1 {
				if err := json.Unmarshal([]byte(args[0]), &in); err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
			}
			handler := middleware.Chain(func(ctx context.Context, _ string) (any, error) {
				return run(ctx, in)
			}, s.chain...)
			out, err := handler(cmd.Context(), name)
			if err != nil {
				return err
			}
			return json.NewEncoder(cmd.OutOrStdout()).Encode(out)
		},
	}
}

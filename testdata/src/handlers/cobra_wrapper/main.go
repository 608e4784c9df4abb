// Command deploy wraps the functions that do the work.
package main

import (
	"context"
	"time"

	"github.com/spf13/cobra"
)

type runFunc func(cmd *cobra.Command, args []string) error

// withTimeout is no registrar: what it returns is registered by others.
func withTimeout(run runFunc) runFunc {
	return func(cmd *cobra.Command, args []string) error {
		ctx, cancel := context.WithTimeout(cmd.Context(), time.Minute)
		defer cancel()
		cmd.SetContext(ctx)
		return run(cmd, args)
	}
}

func newCommand(use string, run runFunc) *cobra.Command {
	return &cobra.Command{Use: use, RunE: withTimeout(run)} // want `handler cobra RunE RunE of command use`
}

// newSimple adapts a function with a signature of its own.
func newSimple(use string, now func() time.Time, run func(ctx context.Context, args []string) error) *cobra.Command {
	return &cobra.Command{
		Use: use,
		RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command use`
			_ = now()
			return run(cmd.Context(), args)
		},
	}
}

func apply(cmd *cobra.Command, args []string) error { return nil }

func status(ctx context.Context, args []string) error { return nil }

func main() {
	root := &cobra.Command{Use: "deploy", RunE: withTimeout(apply)} // want `handler cobra RunE "deploy"`
	root.AddCommand(
		newCommand("apply", apply), // want `handler cobra argument 2 apply`
		newCommand("plan", func(cmd *cobra.Command, args []string) error { return nil }), // want `handler cobra argument 2 "plan"`
		newSimple("status", time.Now, status),                                            // want `handler cobra argument 3 status`
	)
	root.Execute()
}

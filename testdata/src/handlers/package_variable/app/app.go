// Package app leaves it to programs what its commands do.
package app

import (
	"context"
	"time"

	"github.com/spf13/cobra"
)

var (
	// Serve is called by a command.
	Serve func(ctx context.Context) error // want Serve:`cobra field`

	// Check is one.
	Check = func(cmd *cobra.Command, args []string) error { return nil } // want Check:`cobra field`

	// Now is what the command needs.
	Now = time.Now

	// Load too.
	Load func(path string) (string, error)

	stop = func(ctx context.Context) error { return nil }
)

// Root is the command.
var Root = &cobra.Command{
	Use:     "app",
	PreRunE: Check, // want `handler cobra PreRunE "app"`
	RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "app"`
		_ = Now()
		if _, err := Load("app.json"); err != nil {
			return err
		}
		defer stop(cmd.Context())
		return Serve(cmd.Context())
	},
}

// Package app is a command that calls functions of its own to do the work.
package app

import (
	"context"

	"github.com/spf13/cobra"
)

// App is a command.
type App struct {
	Run   func(ctx context.Context) error  // want Run:`cobra field`
	Stop  func(ctx context.Context) error  // want Stop:`cobra field`
	Parse func(args []string) (int, error) // of what it needs
	Deep  func(ctx context.Context) error  // further away
	Warn  func(err error) error
	Log   func(args []string)
}

// Command makes the command.
func (a *App) Command() *cobra.Command {
	c := &cobra.Command{
		Use:  "app",
		RunE: func(cmd *cobra.Command, args []string) error { return a.run(cmd.Context(), args) }, // want `handler cobra RunE "app"`
	}
	c.AddCommand(&cobra.Command{Use: "stop", RunE: a.stop}) // want `handler cobra RunE App\.stop`
	return c
}

func (a *App) run(ctx context.Context, args []string) error {
	a.Log(args)
	if _, err := a.Parse(args); err != nil {
		_ = a.Warn(err)
		return err
	}
	if err := a.Run(ctx); err != nil {
		return err
	}
	return a.again(ctx, args)
}

func (a *App) again(ctx context.Context, args []string) error {
	if len(args) > 0 {
		return a.run(ctx, args[1:])
	}
	return a.Deep(ctx)
}

func (a *App) stop(cmd *cobra.Command, args []string) error {
	if err := stopAll(cmd.Context(), a); err != nil {
		return err
	}
	return nil
}

func stopAll(ctx context.Context, a *App) error { return a.Stop(ctx) }

// Timed makes a command of a function that another one calls.
func Timed(use string, run func(ctx context.Context) error, text func() string) *cobra.Command { // want Timed:`cobra argument 2`
	return &cobra.Command{Use: use, RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command use`
		cmd.Println(line(text))
		return measured(cmd.Context(), run)
	}}
}

func measured(ctx context.Context, f func(ctx context.Context) error) error { return f(ctx) }

func line(f func() string) string { return f() }

// forever calls itself.
func forever(cmd *cobra.Command, args []string) error {
	return repeated(forever)
}

func repeated(f func(cmd *cobra.Command, args []string) error) error { return f(nil, nil) }

// Forever is a command.
var Forever = &cobra.Command{Use: "forever", RunE: forever} // want `handler cobra RunE forever`

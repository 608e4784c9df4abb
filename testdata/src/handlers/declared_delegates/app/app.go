// Package app is a command for which programs say what it does.
package app

import (
	"context"

	"github.com/spf13/cobra"
)

// App is a command.
type App struct {
	Check func(args []string) error         // want Check:`cobra field`
	Run   func(ctx context.Context) error   // want Run:`cobra field`
	After func(args []string) (int, error)  // want After:`cobra field`
	Load  func(path string) (string, error) // of what it needs
	Find  func(dir string) (string, error)
	Less  func(a, b string) bool
	Log   func(args []string)
}

var home = "/home"

// Command makes the command.
func (a *App) Command(use string) *cobra.Command {
	return &cobra.Command{
		Use:      use,
		PreRunE:  a.check(),       // want `handler cobra PreRunE PreRunE of command use`
		RunE:     a.run,           // want `handler cobra RunE App\.run`
		PostRunE: logged(a.after), // want `handler cobra PostRunE PostRunE of command use`
	}
}

func (a *App) check() func(cmd *cobra.Command, args []string) error {
	return func(cmd *cobra.Command, args []string) error {
		return a.Check(args)
	}
}

func (a *App) run(cmd *cobra.Command, args []string) error {
	a.Log(args)
	if _, err := a.Load("app.json"); err != nil {
		return err
	}
	if _, err := a.Find(home); err != nil {
		return err
	}
	each(args, func(x, y string) bool { return a.Less(x, y) })
	return a.Run(cmd.Context())
}

func (a *App) after(cmd *cobra.Command, args []string) error {
	_, err := a.After(args)
	return err
}

func each(args []string, less func(a, b string) bool) {}

// logged is no registrar: what it returns is registered by others.
func logged(run func(cmd *cobra.Command, args []string) error) func(cmd *cobra.Command, args []string) error {
	return func(cmd *cobra.Command, args []string) error { return run(cmd, args) }
}

// Once is not registered: it only has the signature.
func (a *App) Once(cmd *cobra.Command, args []string) error { return a.Other(args) }

// Other is a method.
func (a *App) Other(args []string) error { return logged(a.run)(nil, args) }

// Command optionsnested has applications made with options, before its handlers run or in them.
package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/options_nested/app"
)

// A command has an application that is made before it runs.
type command struct{ app *app.App }

func (c *command) quiet(cmd *cobra.Command, _ []string) error {
	made, err := app.New(app.Output(cmd.ErrOrStderr()), app.Errors(cmd.ErrOrStderr()))
	c.app = made
	return err
}

func (c *command) loud(cmd *cobra.Command, _ []string) error {
	made, err := app.New(app.Errors(cmd.ErrOrStderr())) // want `call of app.New in handler command.loud writes to stdout with os.Stdout`
	c.app = made
	return err
}

func (c *command) said(cmd *cobra.Command, _ []string) error {
	made, err := c.make(os.Stdout) // want `handler command.said writes to stdout with os.Stdout`
	c.app = made
	return err
}

func (c *command) make(w io.Writer) (*app.App, error) { return app.New(app.Output(w)) }

func main() {
	root := &cobra.Command{Use: "tool"}
	quiet, loud, said, failing := new(command), new(command), new(command), new(command)
	root.AddCommand(
		&cobra.Command{Use: "quiet", PreRunE: quiet.quiet, RunE: func(*cobra.Command, []string) error {
			quiet.app.Show()
			return nil
		}},
		&cobra.Command{Use: "loud", PreRunE: loud.loud, RunE: func(*cobra.Command, []string) error {
			loud.app.Show()
			return nil
		}},
		&cobra.Command{Use: "said", PreRunE: said.said, RunE: func(*cobra.Command, []string) error {
			said.app.Show()
			return nil
		}},
		&cobra.Command{Use: "failing", PreRunE: failing.loud, RunE: func(*cobra.Command, []string) error {
			failing.app.Fail()
			return nil
		}},
		&cobra.Command{Use: "here", RunE: here},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "consoles", RunE: consoles},
		&cobra.Command{Use: "drawn", RunE: drawn},
		&cobra.Command{Use: "served", RunE: served},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// here has one made by the handler itself.
func here(cmd *cobra.Command, _ []string) error {
	quiet, err := app.New(app.Output(cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	quiet.Show()
	loud, err := app.New() // want `call of app.New in handler here writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	loud.Fail()
	loud.Show()
	return nil
}

// late leaves it to the application where to, and does not.
func late(cmd *cobra.Command, _ []string) error {
	loud, err := app.NewLate(app.Errors(cmd.ErrOrStderr())) // want `call of app.NewLate in handler late writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	loud.Show()
	quiet, err := app.NewLate(app.Output(cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	quiet.Show()
	return nil
}

// consoles has some that write elsewhere, and some that do not.
func consoles(cmd *cobra.Command, _ []string) error {
	quiet, err := app.NewConsole(app.Errors(os.Stdout), app.Output(cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	quiet.Log()
	loud, err := app.NewConsole(app.Errors(os.Stdout)) // want `call of app.NewConsole in handler consoles writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	loud.Log()
	said, err := app.NewConsole(app.Output(os.Stdout)) // want `handler consoles writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	said.Log()
	fixed, err := app.NewFixed(app.Output(cmd.ErrOrStderr())) // want `call of app.NewFixed in handler consoles writes to stdout with os.Stdout`
	if err != nil {
		return err
	}
	fixed.Log()
	return nil
}

// drawn has what is made by the handler told where to draw itself.
func drawn(cmd *cobra.Command, _ []string) error {
	out := app.Output(cmd.ErrOrStderr())
	if err := app.ShowTable(&app.Table{}, out); err != nil {
		return err
	}
	if err := app.ShowChart(&app.Chart{}, out); err != nil {
		return err
	}
	if err := app.ShowOne(&app.Frame{}, out, nil); err != nil {
		return err
	}
	if err := app.ShowOne(&app.Frame{}); err != nil { // want `call of app.ShowOne in handler drawn writes to stdout with os.Stdout`
		return err
	}
	if err := app.ShowTable(&app.Table{}); err != nil { // want `call of app.ShowTable in handler drawn writes to stdout with os.Stdout`
		return err
	}
	return app.ShowChart(&app.Chart{}) // want `call of app.ShowChart in handler drawn writes to stdout with os.Stdout`
}

type echo struct{}

func (echo) Handle(c *app.Conn) { c.Reply("echo") }

type silent struct{}

func (silent) Handle(*app.Conn) {}

// served has a connection hand itself to who answers, or does not.
func served(cmd *cobra.Command, _ []string) error {
	app.Serve(os.Stdout, echo{}, app.Labelled("x")) // want `handler served writes to stdout with os.Stdout`
	app.Serve(os.Stdout, silent{})
	app.Serve(cmd.ErrOrStderr(), echo{})
	return nil
}

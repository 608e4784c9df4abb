// Command jobs keeps functions in variables before they become handlers.
package main

import (
	"errors"

	"github.com/spf13/cobra"
)

type runFunc = func(cmd *cobra.Command, args []string) error

type action struct {
	name  string
	run   runFunc
	check func(args []string) error
	more  func(args []string) error
	text  func(args []string) string
}

// adapted puts a literal into a variable.
func adapted(use string, do func(args []string) error) *cobra.Command {
	run := func(cmd *cobra.Command, args []string) error { return do(args) }
	return &cobra.Command{Use: use, RunE: run} // want `handler cobra RunE RunE of command use`
}

// chosen has a default.
func (a action) chosen() *cobra.Command {
	run := a.run
	if run == nil {
		run = fallback
	}
	return &cobra.Command{Use: a.name, RunE: run} // want `handler cobra RunE RunE of command a\.name`
}

// replaced has one for a parameter.
func replaced(use string, run runFunc) *cobra.Command {
	if run == nil {
		run = fallback // want `handler cobra run fallback`
	}
	return &cobra.Command{Use: use, RunE: run}
}

// called calls what a variable holds.
func (a action) called() *cobra.Command {
	check, more, text := a.check, a.more, a.text
	return &cobra.Command{Use: text(nil), RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command text\(nil\)`
		if err := check(args); err != nil {
			return err
		}
		return more(args)
	}}
}

// named returns what it assigned.
func named(dry bool) (run, undo runFunc, err error) {
	if dry {
		return nil, nil, errors.New("dry")
	}
	run, undo = send, revert // want `handler cobra run send`
	return
}

// again returns its results by name.
func again() (run runFunc, err error) {
	run = func(cmd *cobra.Command, args []string) error { return nil } // want `handler cobra run run of a command`
	return run, err
}

// endless is set to what is made of it.
func endless(n int) *cobra.Command {
	run := fallback
	for range n {
		run = logged(run)
	}
	return &cobra.Command{Use: "endless", RunE: run} // want `handler cobra RunE "endless"`
}

func logged(run runFunc) runFunc {
	return func(cmd *cobra.Command, args []string) error { return run(cmd, args) }
}

func list(args []string) error                         { return nil }
func check(args []string) error                        { return nil }
func more(args []string) error                         { return nil }
func text(args []string) string                        { return "called" }
func show(cmd *cobra.Command, args []string) error     { return nil }
func edit(cmd *cobra.Command, args []string) error     { return nil }
func send(cmd *cobra.Command, args []string) error     { return nil }
func revert(cmd *cobra.Command, args []string) error   { return nil }
func fallback(cmd *cobra.Command, args []string) error { return nil }

func main() {
	root := adapted("list", list) // want `handler cobra argument 2 list`
	root.AddCommand(
		action{name: "show", run: show}.chosen(), // want `handler cobra run show`
		replaced("edit", edit),                   // want `handler cobra argument 2 edit`
		action{
			check: check, // want `handler cobra check check`
			more:  more,  // want `handler cobra more more`
			text:  text,
		}.called(),
		endless(2),
	)
	var undo runFunc
	var err error
	if root.RunE, undo, err = named(false); err != nil {
		undo(root, nil)
	}
	root.PreRunE, err = again()
	root.Execute()
}

// Command mirror is given handlers by functions that may fail.
package main

import (
	"os"

	"github.com/hashicorp/cli"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/pairs/hooks"
)

type runFunc = func(cmd *cobra.Command, args []string) error

func fetch(cmd *cobra.Command, args []string) error { return nil }

func push(cmd *cobra.Command, args []string) error { return nil }

// prepare makes a handler, and what is to be done when the program ends.
func prepare(remote string) (run runFunc, end runFunc, err error) {
	if remote == "" {
		return nil, nil, os.ErrInvalid
	}
	return fetch, push, nil // want `handler cobra result fetch`
}

// before and run are made elsewhere.
func pair() (before, run hooks.F) {
	return hooks.Pair() // want `handler cobra result result 2 of hooks\.Pair`
}

// A step is a handler too.
type step struct {
	run  func(args []string) error
	undo func(args []string) error
}

// syncCommand is a command by what it becomes.
type syncCommand struct{}

func (*syncCommand) Help() string          { return "" }
func (*syncCommand) Synopsis() string      { return "" }
func (*syncCommand) Run(args []string) int { return 0 }

func newSync() (string, *syncCommand) { return "sync", &syncCommand{} }

func newSyncAgain() (*syncCommand, error) { return &syncCommand{}, nil }

func main() {
	cmd := &cobra.Command{Use: "mirror"}
	var (
		end runFunc
		err error
	)
	if cmd.RunE, end, err = prepare("origin"); err != nil {
		os.Exit(1)
	}
	defer end(cmd, nil)

	var s step
	s.undo, s.run = hooks.Pair()                                                       // want `handler cobra run result 2 of hooks\.Pair`
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error { return s.run(args) } // want `handler cobra PreRunE "mirror"`
	cmd.Execute()

	var twice step
	_, twice.run = pair()
	(&cobra.Command{Use: "again", RunE: func(cmd *cobra.Command, args []string) error { return twice.run(args) }}).Execute() // want `handler cobra RunE "again"`

	var (
		name string
		sync cli.Command
	)
	name, sync = newSync() // want `handler hashicorp/cli Run syncCommand\.Run`
	var again, _ = newSyncAgain()
	var other cli.Command
	other, err = newSyncAgain() // want `handler hashicorp/cli Run syncCommand\.Run`
	c := cli.NewCLI("mirror", "1.0.0")
	c.Commands = map[string]cli.CommandFactory{
		name:    func() (cli.Command, error) { return sync, nil },
		"again": func() (cli.Command, error) { return again, nil }, // want `handler hashicorp/cli Run syncCommand\.Run`
		"other": func() (cli.Command, error) { return other, nil },
	}
	c.Run()
}

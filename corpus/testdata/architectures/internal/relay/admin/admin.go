// Package admin has a table of small commands.
package admin

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type action func(w io.Writer, args []string) error

type entry struct {
	help string
	run  action
}

var safe = map[string]entry{
	"ping": {"answer", func(w io.Writer, args []string) error { _, err := fmt.Fprintln(w, "pong"); return err }},
	"env":  {"show the host", showHost},
}

var dangerous = map[string]entry{
	"ping": safe["ping"],
	"halt": {"stop at once", halt},
}

func showHost(w io.Writer, args []string) error {
	_, err := fmt.Fprintln(w, os.Getenv("HOSTNAME"))
	return err
}

func halt(w io.Writer, args []string) error {
	fmt.Fprintln(w, "halting")
	os.Exit(0) // want exitcall
	return nil
}

func dispatch(table map[string]entry, w io.Writer, args []string) error {
	if len(args) == 0 {
		return errors.New("an action is needed")
	}
	e, ok := table[args[0]]
	if !ok {
		return fmt.Errorf("no action %q", args[0])
	}
	return e.run(w, args[1:])
}

// NewCommand returns the group.
func NewCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "admin"}
	cmd.AddCommand(
		&cobra.Command{
			Use: "do",
			RunE: func(cmd *cobra.Command, args []string) error { // ok: nothing in the table of safe actions exits or uses another writer
				return dispatch(safe, cmd.ErrOrStderr(), args)
			},
		},
		&cobra.Command{
			Use: "force",
			RunE: func(cmd *cobra.Command, args []string) error { // bad: the action halt in the table exits
				return dispatch(dangerous, cmd.ErrOrStderr(), args)
			},
		},
	)
	return cmd
}

// Command notes gives commands their handlers after they are made.
package main

import "github.com/spf13/cobra"

// Command embeds the framework's type.
type Command struct {
	*cobra.Command
	inner cobra.Command
}

type (
	alias   = cobra.Command
	defined cobra.Command
)

func newList() *cobra.Command {
	cmd := &cobra.Command{Use: "list"}
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return nil } // want `handler cobra RunE "list"`
	(cmd.PreRunE) = check                                                   // want `handler cobra PreRunE check`
	cmd.PostRunE = nil
	cmd.Args = cobra.ExactArgs(1)
	cmd.RunE, cmd.PostRun = check, func(*cobra.Command, []string) {} // want `handler cobra RunE check` `handler cobra PostRun "list"`
	cmd = &cobra.Command{Use: "ls"}
	cmd.Run = func(cmd *cobra.Command, args []string) {} // want `handler cobra Run "ls"`
	return cmd
}

func check(cmd *cobra.Command, args []string) error { return nil }

func embedded() {
	c := &Command{Command: &cobra.Command{Use: "embedded"}}
	c.RunE = check // want `handler cobra RunE check`
	c.Command.Run = nil
	c.inner.RunE = check // want `handler cobra RunE check`
	var a alias
	a.RunE = check                         // want `handler cobra RunE check`
	var d = defined{Use: "d", RunE: check} // want `handler cobra RunE check`
	d.RunE = check                         // want `handler cobra RunE check`
	(*c.Command).RunE = check              // want `handler cobra RunE check`
}

// The function that a variable holds is for others to find out.
func throughVariable(verbose bool) *cobra.Command {
	run := check
	if verbose {
		run = func(cmd *cobra.Command, args []string) error { return nil }
	}
	cmd := &cobra.Command{Use: "variable"}
	cmd.RunE = run // want `handler cobra RunE "variable"`
	return cmd
}

// What one command has another may be given: it is registered already.
func copied(from *cobra.Command) *cobra.Command {
	return &cobra.Command{Use: "copy", RunE: from.RunE, Args: from.Args}
}

// The hook calls the other command's check of its arguments.
func checked(other *cobra.Command) *cobra.Command {
	return &cobra.Command{Use: "checked", RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "checked"`
		return other.Args(cmd, args)
	}}
}

type notes struct {
	RunE func(cmd *cobra.Command, args []string) error
}

func main() {
	var n notes
	n.RunE = check
	copied(newList())
	embedded()
}

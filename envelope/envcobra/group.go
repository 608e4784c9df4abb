package envcobra

import (
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// groupMark is the annotation of a group that groupOf has made.
const groupMark = "envcobra_group"

// groupOf returns the command below at that has the name, made if there is none. Of a
// command that does nothing cobra shows the help, whatever stands behind it; one that is
// made here does something, so that cobra asks about its arguments, before any hooks.
func groupOf(at *cobra.Command, name string) *cobra.Command {
	if group := child(at, name); group != nil {
		return group
	}
	group := &cobra.Command{
		Use: name, Short: fmt.Sprintf("Commands for %s", name), DisableFlagsInUseLine: true,
		Annotations: map[string]string{groupMark: "true"},
		Args:        commandOrHelp,
		RunE:        commandOrHelp,
	}
	at.AddCommand(group)
	return group
}

// commandOrHelp refuses what is no command of a group, and has cobra show the help of the
// group without any.
func commandOrHelp(group *cobra.Command, args []string) error {
	if err := cobra.NoArgs(group, args); err != nil {
		return err
	}
	return pflag.ErrHelp
}

// isGroup reports whether groupOf has made the command.
func isGroup(cmd *cobra.Command) bool { return cmd.Annotations[groupMark] != "" }

// clearGroup makes of a group a command that can be mounted.
func clearGroup(cmd *cobra.Command) {
	delete(cmd.Annotations, groupMark)
	cmd.Args, cmd.RunE, cmd.DisableFlagsInUseLine = nil, nil, false
}

// Package commands registers handlers of which some lead to where lines are written. // want package:`"add" calls plog\.Print\}$`
package commands

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/wiring/heard/store"
)

func Root() *cobra.Command {
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(
		&cobra.Command{Use: "rename", RunE: func(cmd *cobra.Command, args []string) error { return nil }},
		&cobra.Command{Use: "copy", RunE: func(cmd *cobra.Command, args []string) error { return add(args) }},
		&cobra.Command{Use: "add", RunE: func(cmd *cobra.Command, args []string) error { return add(args) }},
	)
	return root
}

func add(notes []string) error {
	for _, n := range notes {
		store.Add(n)
	}
	return nil
}

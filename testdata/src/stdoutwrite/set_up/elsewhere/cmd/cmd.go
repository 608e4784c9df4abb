// Package cmd has the commands of a program.
package cmd

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/notes"
)

// New makes the command.
func New() *cobra.Command {
	root := &cobra.Command{Use: "elsewhere"}
	root.AddCommand(&cobra.Command{Use: "add", RunE: func(cmd *cobra.Command, args []string) error {
		notes.Add(args[0])
		return nil
	}})
	return root
}

// Execute runs it.
func Execute() error { return New().Execute() }

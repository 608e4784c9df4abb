// Package commands has the commands of a program. What they work with main gives them.
package commands

import "github.com/spf13/cobra"

// A Store keeps notes.
type Store interface{ Delete(id string) error }

func New(s Store) *cobra.Command {
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(&cobra.Command{Use: "delete", RunE: func(cmd *cobra.Command, args []string) error {
		return s.Delete(args[0])
	}})
	return root
}

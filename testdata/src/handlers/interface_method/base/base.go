// Package base keeps commands.
package base

import "github.com/spf13/cobra"

// Command is one.
type Command interface { // want Command:`cobra type\.Do`
	Name() string
	Do(cmd *cobra.Command, args []string)
}

var kept []Command

// Register keeps a command.
func Register(c Command) { kept = append(kept, c) } // want Register:`cobra argument 1\.Do`

// AddTo adds what is kept.
func AddTo(root *cobra.Command) {
	for _, c := range kept {
		root.AddCommand(&cobra.Command{Use: c.Name(), Run: c.Do}) // want `handler cobra Run Command\.Do`
	}
}

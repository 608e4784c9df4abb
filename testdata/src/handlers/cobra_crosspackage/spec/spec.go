// Package spec declares data and registers nothing.
package spec

import "github.com/spf13/cobra"

// Spec describes a command.
type Spec struct {
	Name string
	Run  func(cmd *cobra.Command, args []string)
	Help func(cmd *cobra.Command, args []string)
}

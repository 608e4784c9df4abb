// Package list has handlers that another package registers.
package list

import (
	"os"

	"github.com/spf13/cobra"
)

// Run ends the process.
func Run(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		os.Exit(2)
	}
	return nil
}

// Count does not.
func Count(cmd *cobra.Command, args []string) error { return os.ErrInvalid }

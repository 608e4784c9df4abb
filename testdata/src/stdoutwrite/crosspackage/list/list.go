// Package list has handlers that another package registers.
package list

import (
	"fmt"

	"github.com/spf13/cobra"
)

// Run prints.
func Run(cmd *cobra.Command, args []string) error {
	fmt.Println(args)
	return nil
}

// Count prints nothing.
func Count(cmd *cobra.Command, args []string) error {
	_ = fmt.Sprint(len(args))
	return nil
}

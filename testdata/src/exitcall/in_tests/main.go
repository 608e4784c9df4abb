// Command in_tests ends the process only where it is tested, or where it is not.
package main

import (
	"os"
	"testing"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "in_tests", RunE: func(cmd *cobra.Command, args []string) error {
		if testing.Testing() {
			os.Exit(9)
		}
		leave(1)
		return nil
	}}
	root.Execute()
}

func leave(status int) {
	if testing.Testing() {
		return
	}
	os.Exit(status) // want `^function leave, called by handler "in_tests", ends the process with os\.Exit, `
}

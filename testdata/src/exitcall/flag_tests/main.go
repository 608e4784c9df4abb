// Command notes ends the process in main, TestMain and a handler of a test.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: func(cmd *cobra.Command, args []string) error { return nil }}
	os.Exit(status(root.Execute()))
}

func status(err error) int {
	if err != nil {
		return 1
	}
	return 0
}

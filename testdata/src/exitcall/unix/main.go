// Command unix ends the process by a system call.
package main

import (
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"
)

func main() {
	root := &cobra.Command{Use: "unix", RunE: run}
	root.AddCommand(&cobra.Command{Use: "after", RunE: after})
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		unix.Exit(3) // want `^handler run ends the process with unix\.Exit, `
	}
	exit := unix.Exit
	exit(4) // want `^handler run ends the process with unix\.Exit, `
	return nil
}

// after has nothing to do once the process has ended.
func after(cmd *cobra.Command, args []string) error {
	unix.Exit(3) // want `^handler after ends the process with unix\.Exit, `
	os.Exit(4)
	return nil
}

// Command unix writes to descriptors by system calls.
package main

import (
	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"
)

func main() {
	root := &cobra.Command{Use: "unix", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	if _, err := unix.Write(unix.Stderr, []byte("to standard error\n")); err != nil {
		return err
	}
	if _, err := unix.Write(1, []byte("to standard output\n")); err != nil { // want `^handler run writes to stdout with unix\.Write, `
		return err
	}
	return nil
}

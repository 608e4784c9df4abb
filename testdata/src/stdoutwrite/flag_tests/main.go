// Command notes prints in its tests only.
package main

import "github.com/spf13/cobra"

func main() { newRoot(func(cmd *cobra.Command, args []string) error { return nil }).Execute() }

func newRoot(run func(*cobra.Command, []string) error) *cobra.Command {
	return &cobra.Command{Use: "notes", RunE: run}
}

//go:build go1.27

// Command generic_methods ends the process in methods with type parameters.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

type checker struct{ strict bool }

func (c checker) must[T any](v T, err error) T {
	if err != nil {
		os.Exit(1) // want `function checker.must, called by handler read, ends the process with os.Exit`
	}
	return v
}

func (c checker) or[T any](v T, err error) T {
	var zero T
	if err != nil {
		return zero
	}
	return v
}

func main() {
	root := &cobra.Command{Use: "tool", RunE: read}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: quiet})
	root.Execute()
}

func read(cmd *cobra.Command, args []string) error {
	text := checker{}.must(os.ReadFile(args[0]))
	_, err := cmd.OutOrStdout().Write(text)
	return err
}

func quiet(cmd *cobra.Command, args []string) error {
	_, err := cmd.OutOrStdout().Write(checker{}.or(os.ReadFile(args[0])))
	return err
}

// Command outputs asks a library for a writer, which a name decides: that it is
// standard output is a hint.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"example.com/toolkit/outputs"
)

func main() {
	root := &cobra.Command{Use: "outputs", RunE: quiet}
	root.AddCommand(&cobra.Command{Use: "loud", RunE: loud})
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(outputs.Open("stderr"), "x")
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	w := outputs.Open("stdout") // want `^call of outputs\.Open in handler loud writes to stdout with os\.Stdout at `
	fmt.Fprintln(w, "x")
	return nil
}

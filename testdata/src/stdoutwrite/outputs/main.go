// Command outputs asks a library for writers. That one is standard output which
// a name decides is a hint, so that what is written to it is missed here.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"example.com/toolkit/outputs"
)

func main() {
	root := &cobra.Command{Use: "outputs", RunE: quiet}
	root.AddCommand(&cobra.Command{Use: "loud", RunE: loud})
	root.AddCommand(&cobra.Command{Use: "colored", RunE: colored}, &cobra.Command{Use: "asking", RunE: asking})
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(outputs.Open("stderr"), "x")
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	w := outputs.Open("stdout")
	fmt.Fprintln(w, "x")
	return nil
}

func colored(cmd *cobra.Command, args []string) error {
	_, err := fmt.Fprintln(outputs.Default(), "x") // want `call of outputs.Default in handler colored writes to stdout with os.Stdout at example.com/toolkit/outputs/outputs.go:\d+`
	return err
}

func asking(cmd *cobra.Command, args []string) error {
	s, err := outputs.Terminal("x") // want `call of outputs.Terminal in handler asking writes to stdout`
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(s.Out, "x?")
	return err
}

// Command moved has all of its commands print to standard error, and writes answers to what
// was standard output.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	answers := os.Stdout
	os.Stdout = os.Stderr
	root := &cobra.Command{Use: "moved"}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list})
	root.SetOut(answers)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("listing")
	fmt.Fprintf(os.Stdout, "%d\n", len(args))
	show(args)
	return nil
}

func show(args []string) { fmt.Println(args) }

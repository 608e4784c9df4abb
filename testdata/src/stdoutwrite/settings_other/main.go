// Command other changes one setting of a library, and none of the others.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/parse"
)

func main() {
	root := &cobra.Command{Use: "other", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	parse.Configure(parse.WithTrace(true))
	parse.Parse("a = 1") // want `^call of parse\.Parse in handler run writes to stdout with fmt\.Println at `
	parse.Steps("a = 1")
	return nil
}

// Command settings parses with a library that prints only where one of its settings is
// changed, which this program does not do: a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/parse"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/settings_own/trace"
)

func main() {
	root := &cobra.Command{Use: "settings", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	parse.Parse("a = 1")      // want `^call of parse\.Parse in handler run writes to stdout with fmt\.Println at `
	parse.Fail("a = ")        // want `^call of parse\.Fail in handler run writes to stdout with fmt\.Println at `
	parse.Tell(false, "a = ") // want `^call of parse\.Tell in handler run writes to stdout with fmt\.Println at `
	parse.Skip("a")           // want `^call of parse\.Skip in handler run writes to stdout with fmt\.Println at `
	trace.Step("begin")       // want `^call of trace\.Step in handler run writes to stdout with fmt\.Println at `
	return nil
}

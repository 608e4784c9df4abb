// Command settings parses with a library that prints only where one of its settings is
// changed, which this program does not do: that it can is a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/parse"
	"example.com/toolkit/tlog"
)

func main() {
	root := &cobra.Command{Use: "settings", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	parse.Parse("a = 1")
	tlog.Default().Info("x")
	parse.Fail("a = ")
	parse.Tell(false, "a = ")
	parse.Tell(true, "a = ") // want `^call of parse\.Tell in handler run writes to stdout with fmt\.Println at `
	parse.Check("a = 1")     // want `^call of parse\.Check in handler run writes to stdout with fmt\.Println at `
	parse.Again("a = 1")     // want `^call of parse\.Again in handler run writes to stdout with fmt\.Println at `
	parse.Scan("a = 1")
	parse.Count("a = 1") // want `^call of parse\.Count in handler run writes to stdout with fmt\.Println at `
	parse.Limit("a = 1") // want `^call of parse\.Limit in handler run writes to stdout with fmt\.Println at `
	parse.Skip("a")
	parse.Turn("a")            // want `^call of parse\.Turn in handler run writes to stdout with fmt\.Println at `
	parse.New(true).Print("a") // want `^call of parse\.Printer\.Print in handler run writes to stdout with fmt\.Println at `
	return nil
}

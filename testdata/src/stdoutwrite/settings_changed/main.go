// Command changed has its parser tell what it does if a flag says so.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/parse"
	"example.com/toolkit/tlog"
)

func main() {
	trace := false
	root := &cobra.Command{Use: "changed", RunE: run, PersistentPreRun: func(cmd *cobra.Command, args []string) {
		parse.SetDebug(4, 1)
		parse.Configure(parse.WithTrace(trace))
		tlog.Default().SetVerbose(trace)
		parse.SetTracing(trace)
	}}
	root.PersistentFlags().BoolVar(&trace, "trace", false, "tell of each token")
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	parse.Parse("a = 1")     // want `^call of parse\.Parse in handler run writes to stdout with fmt\.Println at `
	parse.Scan("a = 1")      // want `^call of parse\.Scan in handler run writes to stdout with fmt\.Println at `
	parse.Skip("a")          // want `^call of parse\.Skip in handler run writes to stdout with fmt\.Println at `
	tlog.Default().Info("x") // want `^call of .*Info in handler run writes to stdout with fmt\.Println at `
	return nil
}

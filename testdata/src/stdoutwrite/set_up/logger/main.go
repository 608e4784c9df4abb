// Command logger has the logger of a library write to standard output, where its handlers
// answer.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

func main() {
	plog.SetOutput(os.Stdout) // want `^handler run writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, which mixes with the command's answer`
	root := &cobra.Command{Use: "logger", RunE: run}
	root.AddCommand(&cobra.Command{Use: "silent", RunE: func(cmd *cobra.Command, args []string) error { return nil }})
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	report("done")
	return nil
}

func report(text string) { plog.Print(text) }

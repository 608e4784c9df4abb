// Command commandline_init tells the set of flags of the command line to answer bad arguments
// with an error, before any command runs.
package main

import (
	"flag"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	flag.CommandLine.Init(os.Args[0], flag.ContinueOnError)
	root := &cobra.Command{Use: "commandline_init", RunE: func(cmd *cobra.Command, args []string) error {
		flag.Parse()
		return flag.CommandLine.Parse(args)
	}}
	root.AddCommand(&cobra.Command{Use: "strict", RunE: strict})
	root.Execute()
}

// strict has it end the process after all.
func strict(cmd *cobra.Command, args []string) error {
	flag.CommandLine.Init("strict", flag.ExitOnError)
	return flag.CommandLine.Parse(args) // want `^handler strict ends the process with flag\.FlagSet\.Parse, `
}

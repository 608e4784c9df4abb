// Command commandline_begun tells the set of flags of the command line what to do with bad
// arguments when it begins.
package main

import (
	"flag"
	"os"

	"github.com/spf13/cobra"
)

func init() {
	flag.CommandLine.Init(os.Args[0], flag.ContinueOnError)
}

func main() {
	root := &cobra.Command{Use: "commandline_begun", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	return flag.CommandLine.Parse(args)
}

// Command commandline has a set of flags of its own for the command line, which
// answers bad arguments with an error.
package main

import (
	"flag"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	flag.CommandLine = flag.NewFlagSet(os.Args[0], flag.ContinueOnError)
	root := &cobra.Command{Use: "commandline", RunE: func(cmd *cobra.Command, args []string) error {
		flag.Parse()
		return flag.CommandLine.Parse(args)
	}}
	root.Execute()
}

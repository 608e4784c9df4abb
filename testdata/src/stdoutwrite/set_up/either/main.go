// Command either has the logger of a library write where a variable of the environment says.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

func main() {
	if os.Getenv("LOG") == "stdout" {
		plog.SetOutput(os.Stdout) // want `^handler run writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, which mixes with the command's answer`
	} else {
		plog.SetOutput(os.Stderr)
	}
	root := &cobra.Command{Use: "either", RunE: run}
	if err := root.Execute(); err != nil {
		plog.SetOutput(os.Stdout)
		plog.Print("failed")
	}
}

func run(cmd *cobra.Command, args []string) error {
	plog.Print("done")
	return nil
}

// Command returned_quiet has the logger of a library write to standard error in the end.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

func main() {
	plog.Standard().SetOutput(os.Stdout)
	plog.SetOutput(os.Stdout)
	plog.Standard().Out = os.Stderr
	root := &cobra.Command{Use: "returned_quiet", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	plog.Print("done")
	return nil
}

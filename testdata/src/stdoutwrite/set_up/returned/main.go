// Command returned sets up the logger of a library by what a function of that returns.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

func main() {
	plog.Standard().SetOutput(os.Stdout) // want `^handler run writes to stdout with plog\.Print, as plog\.Logger\.SetOutput is given os\.Stdout, which mixes with the command's answer`
	plog.Standard().Out = os.Stdout      // want `^handler run writes to stdout with plog\.Print, as plog\.Standard\(\)\.Out is given os\.Stdout, which mixes with the command's answer`
	root := &cobra.Command{Use: "returned"}
	root.AddCommand(&cobra.Command{Use: "run", RunE: run}, &cobra.Command{Use: "loud", RunE: loud})
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	plog.Print("done")
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	plog.Standard().Out = os.Stdout // want `^handler loud writes to stdout with os\.Stdout`
	return nil
}

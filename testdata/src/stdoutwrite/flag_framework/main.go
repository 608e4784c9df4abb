// Command notes prints with the writers of its framework, which whoever runs
// it can set.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: list}
	root.SetOut(os.Stdout)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(cmd.OutOrStdout(), "a") // want `^handler list writes to stdout with fmt\.Fprintln, .* \(stdoutwrite\)$`
	out := cmd.OutOrStdout()             // want `^call of cobra\.Command\.OutOrStdout in handler list writes to stdout with os\.Stdout at github\.com/spf13/cobra/output\.go:\d+, `
	printTo(out)
	fmt.Fprintln(cmd.ErrOrStderr(), "a")
	cmd.PrintErrln("a")
	return cmd.Help() // want `^call of cobra\.Command\.Help in handler list writes to stdout with `
}

func printTo(w interface{ Write([]byte) (int, error) }) { fmt.Fprintln(w, "a") } // want `^function printTo, called by handler list, writes to stdout with fmt\.Fprintln, `

// Command charts is given its writer by the parameter of a factory, as helm is.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	newRoot(os.Stdout, os.Stderr).Execute()
}

func newRoot(out, err io.Writer) *cobra.Command {
	return &cobra.Command{Use: "charts", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Fprintln(out, "a") // want `writes to stdout`
		fmt.Fprintln(err, "a")
		return nil
	}}
}

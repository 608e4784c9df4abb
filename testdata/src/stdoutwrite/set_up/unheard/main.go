// Command unheard has the logger of a library write to standard output, but only at times, or
// not for long.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

func main() {
	plog.SetDefault(plog.New(os.Stdout))
	if len(os.Args) > 9 {
		plog.SetOutput(os.Stdout)
	}
	defer plog.SetOutput(os.Stdout)
	root := &cobra.Command{Use: "unheard", RunE: func(cmd *cobra.Command, args []string) error {
		plog.SetOutput(os.Stderr)
		return nil
	}}
	root.Execute()
}

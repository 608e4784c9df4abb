// Command through has a command of a package that registers what a third one declares.
package main

import (
	"os"

	"example.com/toolkit/plog"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/named/cmd"
)

func main() {
	plog.SetOutput(os.Stdout) // want `^handler ctl\.Shower\.Show writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `
	root := &cobra.Command{Use: "through"}
	root.AddCommand(cmd.Show())
	root.Execute()
}

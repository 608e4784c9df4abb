// Command silent has a handler of another package that logs nothing.
package main

import (
	"os"

	"example.com/toolkit/plog"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/named/ctl"
)

func main() {
	plog.SetOutput(os.Stdout)
	root := &cobra.Command{Use: "silent"}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: ctl.Quiet})
	root.Execute()
}

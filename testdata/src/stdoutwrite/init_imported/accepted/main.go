// Command accepted imports a package that prints, and says why.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner" //envvet:ignore stdoutwrite only ever run by people
	//envvet:ignore stdoutwrite it is silent // want `suppresses nothing`
	_ "github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/hidden"
)

func main() {
	root := &cobra.Command{Use: banner.Text, Run: func(cmd *cobra.Command, args []string) {}}
	root.Execute()
}

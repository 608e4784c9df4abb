// Command replaceable ends the process by a variable of a library that tests
// replace, and nothing else in that package leads there.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/replaceable/lib"
)

func main() {
	root := &cobra.Command{Use: "replaceable", RunE: func(cmd *cobra.Command, args []string) error {
		new(lib.Log).Line("a") // want `^call of lib\.Log\.Line in handler "replaceable" ends the process with os\.Exit at .*lib\.go:29, `
		return nil
	}}
	root.Execute()
}

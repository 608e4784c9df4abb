// Command notes ends the process and says why.
package main

import (
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/suppressed/lib"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: run, PostRunE: declared}
	root.AddCommand(&cobra.Command{Use: "exec", RunE: lib.Run}) //envvet:ignore exitcall it becomes the child
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	switch len(args) {
	case 0:
		os.Exit(3) //envvet:ignore exitcall the status of the child
	case 1:
		os.Exit(4) // want `handler run ends the process with os\.Exit`
	case 2:
		lib.Accepted()
	case 3:
		lib.Quit() // want `^call of lib\.Quit in handler run ends the process with os\.Exit at `
	case 4:
		//envvet:ignore exitcall nothing is left to answer
		lib.Quit()
	case 5:
		lib.Broken.Fatal("a") //envvet:ignore exitcall nothing is left to answer
	}
	return nil
}

//envvet:ignore exitcall all of it comes after the answer
func declared(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		lib.Quit()
	}
	func() { log.Fatal("a") }()
	return nil
}

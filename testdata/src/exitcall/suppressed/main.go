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
	if len(args) == 0 {
		os.Exit(3) //envvet:ignore exitcall the status of the child
	}
	os.Exit(4) // want `handler run ends the process with os\.Exit`
	lib.Accepted()
	lib.Quit() // want `^call of lib\.Quit in handler run ends the process with os\.Exit at `
	//envvet:ignore exitcall nothing is left to answer
	lib.Quit()
	lib.Broken.Fatal("a") //envvet:ignore exitcall nothing is left to answer
	return nil
}

//envvet:ignore exitcall all of it comes after the answer
func declared(cmd *cobra.Command, args []string) error {
	lib.Quit()
	func() { log.Fatal("a") }()
	return nil
}

// Command notes prints and says why.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/suppressed/lib"
)

func main() {
	out := io.Writer(os.Stdout)
	root := &cobra.Command{Use: "notes", RunE: list, PreRunE: declared}
	root.AddCommand(
		&cobra.Command{Use: "registered", RunE: lib.Run}, //envvet:ignore stdoutwrite the handler is for people
		&cobra.Command{Use: "other", RunE: lib.Run},      // want `^handler lib\.Run writes to stdout`
		&cobra.Command{Use: "captured", RunE: func(cmd *cobra.Command, args []string) error {
			fmt.Fprintln(out, args) //envvet:ignore stdoutwrite for people
			return nil
		}},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("a") //envvet:ignore stdoutwrite for people
	//envvet:ignore stdoutwrite for people
	fmt.Println("a")
	fmt.Println("a") // want `handler list writes to stdout`
	//envvet:ignore stdoutwrite for people
	fmt.Println(
		"a",
	)

	lib.Accepted()
	lib.Loud()                   //envvet:ignore stdoutwrite for people
	lib.Loud()                   // want `^call of lib\.Loud in handler list writes to stdout with fmt\.Println at `
	lib.Both()                   // want `^call of lib\.Both in handler list writes to stdout with fmt\.Print at `
	lib.New(os.Stdout).Line("a") // want `^handler list writes to stdout with os\.Stdout, `
	lib.New(os.Stdout).Accepted("a")
	lib.Default.Accepted("a")
	lib.Default.Line("a") // want `^call of lib\.Printer\.Line in handler list writes to stdout`
	helper()
	var w io.Writer = os.Stdout //envvet:ignore stdoutwrite for people
	fmt.Fprintln(w, "a")
	return nil
}

// helper is called by handlers, and accepted as a whole.
//
//envvet:ignore stdoutwrite everything in here is for people
func helper() {
	fmt.Println("a")
	lib.Loud()
	func() { os.Stdout.WriteString("a") }()
}

//envvet:ignore stdoutwrite everything in here is for people
func declared(cmd *cobra.Command, args []string) error {
	fmt.Println("a")
	deeper()
	return nil
}

func deeper() {
	fmt.Println("a") // want `^function deeper, called by handler declared, writes to stdout`
	//envvet:ignore exitcall another rule
	fmt.Println("a") // want `^function deeper, called by handler declared, writes to stdout`
}

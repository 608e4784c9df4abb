// Command notes imports what writes under other names.
package main

import (
	. "fmt"
	f "fmt"
	system "os"

	"github.com/spf13/cobra"

	fmt "github.com/envvet/envvet/testdata/src/stdoutwrite/imports/console"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	Println("a")                   // want `^handler run writes to stdout with fmt\.Println, `
	f.Println("a")                 // want `^handler run writes to stdout with fmt\.Println, `
	f.Fprintln(system.Stdout, "a") // want `^handler run writes to stdout with os\.Stdout, `
	Fprintln(system.Stderr, "a")
	fmt.Println("a")
	os := struct{ Stdout system.File }{}
	os.Stdout.WriteString("a file that is not open")
	return nil
}

// Command notes writes in packages of its own and of others, at the end of
// chains of calls.
package main

import (
	"fmt"
	"os"

	"github.com/fatih/color"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/console"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/list"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/store"
)

func main() {
	s := store.Open(".")
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list.Run}, // want `^handler list\.Run writes to stdout with fmt\.Println at github\.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/list/list\.go:12, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
		&cobra.Command{Use: "count", RunE: list.Count},
		&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error { return show(s, args) }},
		&cobra.Command{Use: "find", RunE: func(cmd *cobra.Command, args []string) error { return find(s, args) }},
		&cobra.Command{Use: "warn", RunE: warn},
		&cobra.Command{Use: "twin", RunE: twin},
		&cobra.Command{Use: "debug", RunE: debug},
	)
	console.Default.Line("main may")
	root.Execute()
}

func show(s *store.Store, args []string) error {
	return load(s, args)
}

func find(s *store.Store, args []string) error {
	fmt.Println("finding") // want `^function find, called by handler "find", writes to stdout with fmt\.Println, `
	return load(s, args)
}

// load is shared by two handlers: one finding.
func load(s *store.Store, names []string) error {
	for _, name := range names {
		if err := s.Load(name, keep); err != nil { // want `^call of store\.Store\.Load in function load, called by handler "show", writes to stdout with fmt\.Fprintln at github\.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/console/console\.go:22, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
			return err
		}
	}
	return nil
}

func keep(note string) error { return nil }

func warn(cmd *cobra.Command, args []string) error {
	color.Red("careful")                  // want `^call of color\.Red in handler warn writes to stdout with fmt\.Fprintln at github\.com/fatih/color/color\.go:\d+, `
	color.New().Println("danger")         // want `^call of color\.Color\.Println in handler warn writes to stdout with fmt\.Fprintln at github\.com/fatih/color/color\.go:\d+, `
	fmt.Fprintln(color.Output, "careful") // want `^handler warn writes to stdout with fmt\.Fprintln, `
	color.New(color.FgRed).Fprintln(os.Stderr, "careful")
	fmt.Fprintln(os.Stderr, color.RedString("careful"))
	fmt.Fprintln(color.Error, "careful")
	return nil
}

// twin is warn and show to standard error.
func twin(cmd *cobra.Command, args []string) error {
	console.New(os.Stderr).Line("careful")
	return store.Open(".").LoadTo(console.New(os.Stderr), "a", keep)
}

// debug calls a generic function and a method of a generic type.
func debug(cmd *cobra.Command, args []string) error {
	console.Dump(args)                 // want `^call of console\.Dump in handler debug writes to stdout with fmt\.Printf at github\.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/console/console\.go:\d+, `
	new(console.Box[string]).Show("x") // want `^call of console\.Box\.Show in handler debug writes to stdout with fmt\.Printf at `
	console.DumpTo(args, os.Stderr)
	return nil
}

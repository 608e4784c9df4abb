// Command fields scans with a library that tells of its steps only where an option says
// so, which this program does not have: that it can is a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/scan"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/settings_fields/walk"
)

func main() {
	root := &cobra.Command{Use: "fields", RunE: run}
	root.AddCommand(&cobra.Command{Use: "tree", RunE: tree})
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	s := scan.New()
	s.Scan("a b")
	s.Check("a b") // want `call of scan.Scanner.Check in handler run writes to stdout with fmt.Println`
	s.Close()
	s.Last()                  // want `call of scan.Scanner.Last in handler run writes to stdout with fmt.Println`
	s.Say("a")                // want `call of scan.Scanner.Say in handler run writes to stdout with fmt.Println`
	s.Shout("a")              // want `call of scan.Scanner.Shout in handler run writes to stdout with fmt.Println`
	new(scan.State).Tell("a") // want `call of scan.State.Tell in handler run writes to stdout with fmt.Println`
	return nil
}

// Walker is set by main, to whatever it makes.
var Walker *walk.Walker

// tree has a walker of the program's own, which may be one that tells.
func tree(cmd *cobra.Command, args []string) error {
	Walker.Walk(".") // want `call of walk.Walker.Walk in handler tree writes to stdout with fmt.Println`
	return nil
}

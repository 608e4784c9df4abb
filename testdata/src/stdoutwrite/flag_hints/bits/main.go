// Command load asks a library by bits for what it wants: what the library
// prints while it does something else is a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/load"
)

func main() {
	root := &cobra.Command{Use: "load", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	cfg := &load.Config{Mode: load.Names}
	load.Load(cfg) // want `^call of load\.Load in handler run writes to stdout with fmt\.Println at `
	cfg.All()      // want `^call of load\.Config\.All in handler run writes to stdout with fmt\.Println at `
	s := load.Open(load.Names)
	s.Run()  // want `^call of load\.Session\.Run in handler run writes to stdout with fmt\.Println at `
	s.List() // want `^call of load\.Session\.List in handler run writes to stdout with fmt\.Println at `
	return nil
}

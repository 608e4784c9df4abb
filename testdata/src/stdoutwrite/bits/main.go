// Command load calls a library that prints whatever it is asked for by bits, and
// asks itself by bits.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"example.com/toolkit/codec"
	"example.com/toolkit/load"
)

func main() {
	root := &cobra.Command{Use: "load", RunE: run}
	root.Execute()
}

// Flags is a set of options of the program itself.
type Flags int

const verbose Flags = 1

type options struct{ Flags Flags }

func run(cmd *cobra.Command, args []string) error {
	cfg := &load.Config{Mode: load.Names}
	cfg.Loud()  // want `^call of load\.Config\.Loud in handler run writes to stdout with fmt\.Println at `
	cfg.Twice() // want `^call of load\.Config\.Twice in handler run writes to stdout with fmt\.Println at `
	cfg.Own()   // want `^call of load\.Config\.Own in handler run writes to stdout with fmt\.Println at `
	load.Load(cfg)
	cfg.All()
	s := load.Open(load.Names)
	s.Run()
	s.List()
	s.Names() // want `^call of load\.Session\.Names in handler run writes to stdout with fmt\.Println at `
	s.Trace() // want `^call of load\.Session\.Trace in handler run writes to stdout with fmt\.Println at `
	s.Late()  // want `^call of load\.Session\.Late in handler run writes to stdout with fmt\.Println at `
	var o options
	if len(args) > 0 {
		o.Flags |= verbose
	}
	if o.Flags&verbose != 0 {
		fmt.Println("verbose") // want `^handler run writes to stdout with fmt\.Println`
		codec.HCL(nil)         // want `^call of codec\.HCL in handler run writes to stdout`
	}
	return nil
}

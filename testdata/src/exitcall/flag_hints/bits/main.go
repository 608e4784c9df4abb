// Command load asks a library by bits for what it wants: where the library ends
// the process while it does something else is a hint.
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
	cfg := load.Config{Mode: load.Names}
	cfg.Exit() // want `^call of load\.Config\.Exit in handler run ends the process with log\.Fatal at `
	return nil
}

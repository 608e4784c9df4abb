// Command config reads its configuration with a library that knows several
// formats, one of which a name decides: what the others do is a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/codec"
)

func main() {
	root := &cobra.Command{Use: "config", RunE: read}
	root.Execute()
}

func read(cmd *cobra.Command, args []string) error {
	codec.SetType("toml")
	if err := codec.Read([]byte("a = 1")); err != nil { // want `^call of codec\.Read in handler read ends the process with log\.Fatal at `
		return err
	}
	return codec.New().Read(nil) // want `^call of codec\.Reader\.Read in handler read ends the process with log\.Fatal at `
}

// Command private knows its commands by an interface whose method no other package has.
package main

import "github.com/spf13/cobra"

type command interface {
	run(cmd *cobra.Command, args []string) error
}

type list struct{}

func (list) run(cmd *cobra.Command, args []string) error { return nil }

type remove struct{ all bool }

func (r *remove) run(cmd *cobra.Command, args []string) error { return nil }

func main() {
	root := &cobra.Command{Use: "private"}
	for name, c := range map[string]command{
		"list":   list{},    // want `handler cobra run list\.run`
		"remove": &remove{}, // want `handler cobra run remove\.run`
	} {
		root.AddCommand(&cobra.Command{Use: name, RunE: c.run}) // want `handler cobra RunE command\.run`
	}
	root.Execute()
}

// Command off has a router be silent before any of its handlers runs.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/route"
)

func init() { route.Banner = false }

func main() {
	route.SetMode(route.Test)
	root := &cobra.Command{Use: "off", RunE: run, PersistentPreRunE: func(cmd *cobra.Command, args []string) error {
		route.Mute()
		return nil
	}}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	r := route.New()
	r.Get("/")
	r.Close()
	r.Walk() // want `^call of .*Walk in handler run writes to stdout with fmt\.Fprintln at `
	return r.Run()
}

// Command changed sets the mode of a router to what it is told, or not always to the same.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/route"
)

var verbose, banner bool

func main() {
	root := &cobra.Command{Use: "changed", PersistentPreRun: func(cmd *cobra.Command, args []string) {
		route.SetDepth(5)
	}}
	root.PersistentFlags().BoolVar(&verbose, "verbose", false, "tell what the router does")
	root.PersistentFlags().BoolVar(&banner, "banner", false, "show a banner")
	root.AddCommand(
		&cobra.Command{Use: "told", RunE: told},
		&cobra.Command{Use: "first", RunE: first},
		&cobra.Command{Use: "shown", RunE: shown},
		&cobra.Command{Use: "walked", RunE: walked},
		&cobra.Command{Use: "muted", RunE: muted},
	)
	root.Execute()
}

func told(cmd *cobra.Command, args []string) error {
	route.SetMode(args[0])
	route.New() // want `^call of route\.New in handler told writes to stdout with fmt\.Fprintf at `
	return nil
}

func first(cmd *cobra.Command, args []string) error {
	if verbose {
		route.SetMode(route.Debug)
	} else {
		route.SetMode(route.Release)
	}
	route.New() // want `^call of route\.New in handler first writes to stdout with fmt\.Fprintf at `
	return nil
}

func shown(cmd *cobra.Command, args []string) error {
	route.Banner = banner
	return new(route.Router).Run() // want `^call of .*Run in handler shown writes to stdout with fmt\.Fprintln at `
}

func walked(cmd *cobra.Command, args []string) error {
	new(route.Router).Walk()
	return nil
}

func muted(cmd *cobra.Command, args []string) error {
	route.Mute()
	defer route.Unmute()
	new(route.Router).Close() // want `^call of .*Close in handler muted writes to stdout with fmt\.Fprintln at `
	return nil
}

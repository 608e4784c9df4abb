// Command logging_imported imports a package of another module that has package log write to
// standard output in any case.
package main

import (
	"log"

	"github.com/spf13/cobra"

	"example.com/toolkit/told"
)

func main() {
	root := &cobra.Command{Use: "logging_imported"}
	root.AddCommand(
		&cobra.Command{Use: "own", Run: func(cmd *cobra.Command, args []string) { log.Print(args) }}, // want `^handler "own" writes to stdout with log\.Print`
		&cobra.Command{Use: "stop", Run: func(cmd *cobra.Command, args []string) { told.Stop() }},    // want `^call of told\.Stop in handler "stop" writes to stdout with log\.Print`
	)
	root.Execute()
}

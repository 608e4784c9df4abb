// Command logging_requested imports a package of another module that has package log write to
// standard output only where a variable of the environment asks for that.
package main

import (
	"log"

	"github.com/spf13/cobra"

	"example.com/toolkit/watch"
)

func main() {
	root := &cobra.Command{Use: "logging_requested"}
	root.AddCommand(
		&cobra.Command{Use: "own", Run: func(cmd *cobra.Command, args []string) { log.Print(args) }},
		&cobra.Command{Use: "stop", Run: func(cmd *cobra.Command, args []string) { watch.Stop() }},
	)
	root.Execute()
}

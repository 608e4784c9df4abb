// Package cmd has commands that log.
package cmd

import (
	"io"
	"log"

	"github.com/spf13/cobra"
)

// Execute runs them.
func Execute() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "silent", Run: silent},
		&cobra.Command{Use: "loud", Run: loud},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	log.SetOutput(io.Discard)
	log.Println("quiet")
	load(args)
}

func silent(cmd *cobra.Command, args []string) {
	silence()
	load(args)
}

func silence() { log.SetOutput(io.Discard) }

func load(args []string) { log.Println("loading", args) }

func loud(cmd *cobra.Command, args []string) {
	if len(args) > 0 {
		log.SetOutput(io.Discard)
	}
	store(args)
}

func store(args []string) { log.Println("storing", args) }

// Command notes accepts what is not there.
package main

import (
	"log"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	log.Print("a") //envvet:ignore exitcall it does not end // want `^directive //envvet:ignore exitcall suppresses nothing, and would hide the next finding here; remove it, or put it on the line of a finding or directly above \(exitcall\)$`
	if len(args) > 0 {
		os.Exit(1) //envvet:ignore exitcall the status of the child
	}
	os.Exit(2) //envvet:ignore stdoutwrite is for another rule to judge // want `ends the process`
	return nil
}

// Command logging_undone sets the standard logger to standard output, and back
// before its handlers run.
package main

import (
	"log"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	log.SetOutput(os.Stdout)
	log.Print("starting")
	log.SetOutput(os.Stderr)
	root := &cobra.Command{Use: "undone", RunE: func(cmd *cobra.Command, args []string) error {
		log.Print("a")
		return nil
	}}
	root.Execute()
}

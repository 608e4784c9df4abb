// Command logging_after sets the standard logger to standard output when its
// handlers have run.
package main

import (
	"log"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	err := run()
	log.SetOutput(os.Stdout)
	if err != nil {
		log.Fatal(err)
	}
}

func run() error {
	return (&cobra.Command{Use: "after", RunE: func(cmd *cobra.Command, args []string) error {
		log.Print("a")
		return nil
	}}).Execute()
}

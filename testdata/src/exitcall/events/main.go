// Command events logs what it does.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/events/log"
)

func main() {
	root := &cobra.Command{Use: "events", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	log.Default.Info().Str("x").Msg("y")
	if len(args) > 1 {
		log.Default.Fatal().Str("x").Msg("y") // want `^call of log\.Event\.Msg in handler run ends the process with os\.Exit at `
	}
	return nil
}

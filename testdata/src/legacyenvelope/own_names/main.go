// Package main has two commands that answer with their own names as kind.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "claw"}
	root.AddCommand(
		&cobra.Command{Use: "bootstrap-plan", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[string]any{"kind": "bootstrap-plan", "phases": args}) // want `answer of handler "bootstrap-plan" is flat as in claw v1, with kind "bootstrap-plan" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		}},
		&cobra.Command{Use: "help", RunE: runHelp},
	)
	root.Execute()
}

func runHelp(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"kind": "help", "message": "no help"}) // want `answer of handler runHelp is flat as in claw v1, with kind "help" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

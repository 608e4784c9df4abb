package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func run() {
	(&cobra.Command{Use: "state", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(map[string]any{"type": "error", "kind": "unknown", "error": "no state", "hint": nil}) // want `error of handler "state" is a text as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	}}).Execute()
}

// Package main answers with errors of claw v1 only.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	(&cobra.Command{Use: "state", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(map[string]any{"type": "error", "kind": "unknown", "error": "no state", "hint": "start one"}) // want `error of handler "state" is a text as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	}}).Execute()
}

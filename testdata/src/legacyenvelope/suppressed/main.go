// Package main accepts its answers.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	(&cobra.Command{Use: "state", RunE: func(cmd *cobra.Command, args []string) error {
		//envvet:ignore legacyenvelope for --legacy-envelope
		return json.NewEncoder(os.Stdout).Encode(map[string]any{"type": "error", "kind": "unknown", "error": "no state", "hint": nil})
	}}).Execute()
}

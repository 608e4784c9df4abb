// Package main accepts its envelope.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	(&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		//envvet:ignore envelopeshape the form of version 1, which scripts read
		return json.NewEncoder(os.Stdout).Encode(map[string]any{"ok": true, "data": args})
	}}).Execute()
}

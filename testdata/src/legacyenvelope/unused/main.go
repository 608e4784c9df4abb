// Package main accepts what is not there.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	(&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		m := map[string]any{"users": args} //envvet:ignore legacyenvelope it is new // want `^directive //envvet:ignore legacyenvelope suppresses nothing`
		return json.NewEncoder(os.Stdout).Encode(m)
	}}).Execute()
}

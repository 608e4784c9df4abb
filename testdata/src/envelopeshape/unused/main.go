// Package main accepts what is not there.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	(&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		m := map[string]any{"users": args} //envvet:ignore envelopeshape it has its reasons // want `^directive //envvet:ignore envelopeshape suppresses nothing`
		return json.NewEncoder(os.Stdout).Encode(m)
	}}).Execute()
}

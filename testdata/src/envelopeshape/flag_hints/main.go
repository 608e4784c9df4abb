// Package main answers with a bare array, and nothing says that its callers
// expect more.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	(&cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(args) // want `handler "list" answers with a bare array of type \[\]string, callers expect an object and find no place for an error; put it into the data of an envelope \(envelopeshape\)`
	}}).Execute()
}

// Fields of another package that are accepted where they are declared are no
// hints here.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/volatiledata/flag_hints/accepted/api"
)

func main() {
	root := &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			return json.NewEncoder(os.Stdout).Encode(api.Clock{}) // want `^field api\.Clock\.Now is called now`
		}
		return json.NewEncoder(os.Stdout).Encode(api.Author{})
	}}
	root.Execute()
}

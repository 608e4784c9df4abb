// Command lists has lists that begin as nil.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"
)

type report struct {
	Names []string       `json:"names"`
	Sizes map[string]int `json:"sizes"`
}

func main() {
	root := &cobra.Command{Use: "lists"}
	root.AddCommand(
		&cobra.Command{Use: "names", RunE: func(cmd *cobra.Command, args []string) error {
			var names []string // want `^variable names is encoded as null`
			for _, a := range args {
				names = append(names, a)
			}
			return json.NewEncoder(os.Stdout).Encode(names)
		}},
		&cobra.Command{Use: "report", RunE: func(cmd *cobra.Command, args []string) error {
			var names []string       // want `^field output\.Names is encoded as null`
			var sizes map[string]int // want `^field output\.Sizes is encoded as null`
			for _, a := range args {
				names = append(names, a)
				sizes = map[string]int{a: len(a)}
			}
			return json.NewEncoder(os.Stdout).Encode(report{names, sizes})
		}},
	)
	root.Execute()
}

// Command lease prints when a lease ends. What cobra's handlers encode makes hints, which are told
// on request only: a comment that accepts one is needed all the same.
package main

import (
	"encoding/json"
	"time"

	"github.com/spf13/cobra"
)

type lease struct {
	Ends string `json:"ends"`
}

func main() {
	root := &cobra.Command{Use: "lease"}
	root.AddCommand(&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		//envvet:ignore volatilevalue the end is what people ask for
		ends := time.Now().Add(time.Hour)
		return json.NewEncoder(cmd.OutOrStdout()).Encode(lease{Ends: ends.Format(time.TimeOnly)})
	}})
	root.AddCommand(&cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		//envvet:ignore volatilevalue nothing here comes from a clock // want `^directive //envvet:ignore volatilevalue suppresses nothing`
		return json.NewEncoder(cmd.OutOrStdout()).Encode([]lease{})
	}})
	_ = root.Execute()
}

// Package main has commands that check errors as cobra does, which ends the process only
// where there is one.
package main

import (
	"encoding/json"
	"errors"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "claw"}
	root.AddCommand(
		&cobra.Command{Use: "audit", RunE: audit},
		&cobra.Command{Use: "verify", Run: verify},
		&cobra.Command{Use: "inspect", Run: inspect},
	)
	cobra.CheckErr(root.Execute())
}

func audit(cmd *cobra.Command, args []string) error {
	if err := json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"kind": "audit", "failures": 1}); err != nil { // want `answer of handler audit is flat as in claw v1`
		return err
	}
	return errors.New("there are failures")
}

func verify(cmd *cobra.Command, args []string) {
	cobra.CheckErr(json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"kind": "verify", "failures": 1})) // want `answer of handler verify is flat as in claw v1`
	os.Exit(2)
}

func inspect(cmd *cobra.Command, args []string) {
	cobra.CheckErr(json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"kind": "inspect", "failures": len(args)})) // want `answer of handler inspect is flat as in claw v1`
	cobra.CheckErr(failures(args))
}

func failures(args []string) error {
	if len(args) > 0 {
		return errors.New("there are failures")
	}
	return nil
}

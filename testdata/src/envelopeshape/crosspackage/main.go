// Package main encodes envelopes of another package.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/envelopeshape/crosspackage/output"
)

func main() {
	root := &cobra.Command{Use: "crosspackage"}
	root.AddCommand(
		&cobra.Command{Use: "type", RunE: func(cmd *cobra.Command, args []string) error {
			return output.JSON(cmd.OutOrStdout(), output.Answer{OK: true, Data: args}) // want `envelope of handler "type" lacks warnings and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)` `field Answer\.Data leaves the key data out of the envelope of handler "type" if it is empty, callers find it in some answers only; drop the option \(envelopeshape\)` `key ok in the envelope of handler "type" is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
		}},
		&cobra.Command{Use: "helper", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Success(cmd.OutOrStdout(), args) // the struct is told of above
		}},
		&cobra.Command{Use: "map", RunE: func(cmd *cobra.Command, args []string) error {
			return output.JSON(cmd.OutOrStdout(), map[string]any{"ok": false, "error": args, "warnings": nil}) // want `envelope of handler "map" lacks data and meta, callers find another shape than in other answers; answer through package envelope, or write every key of agent-spec \(envelopeshape\)` `key ok in the envelope of handler "map" is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status \(envelopeshape\)`
		}},
	)
	root.Execute()
}

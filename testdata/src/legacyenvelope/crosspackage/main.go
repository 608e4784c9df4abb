// Package main encodes a struct of another package in several places.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/legacyenvelope/crosspackage/output"
)

func list(cmd *cobra.Command, args []string) error {
	if _, err := os.Stat("list"); err != nil {
		return output.Failure(cmd.OutOrStdout(), err) // want `^key error in the envelope of handler list is a text, callers cannot tell one failure from another; make it an object with a code and a message \(legacyenvelope\)$`
	}
	return output.Success(cmd.OutOrStdout(), args)
}

func show(cmd *cobra.Command, args []string) error {
	if _, err := os.Stat("show"); err != nil {
		return output.Failure(cmd.OutOrStdout(), err)
	}
	return output.Print(cmd.OutOrStdout(), map[string]any{"ok": true, "data": args, "error": "none"}) // want `^key error in the envelope of handler show is a text`
}

func main() {
	root := &cobra.Command{Use: "crosspackage"}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "show", RunE: show})
	root.Execute()
}

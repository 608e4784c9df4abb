// Command options_interface sets up exporters by options that are values of an interface.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/options_interface/export"
)

func main() {
	root := &cobra.Command{Use: "options", RunE: print}
	root.AddCommand(&cobra.Command{Use: "tabs", RunE: tabs}, &cobra.Command{Use: "save", RunE: save}, &cobra.Command{Use: "warn", RunE: warn})
	root.Execute()
}

func print(cmd *cobra.Command, args []string) error {
	return export.New().Export(args) // want `call of export.New in handler print writes to stdout with os.Stdout`
}

func tabs(cmd *cobra.Command, args []string) error {
	return export.New(export.Comma('\t')).Export(args) // want `call of export.New in handler tabs writes to stdout with os.Stdout`
}

func save(cmd *cobra.Command, args []string) error {
	f, err := os.Create("rows.csv")
	if err != nil {
		return err
	}
	defer f.Close()
	return export.New(export.To(f)).Export(args)
}

func warn(cmd *cobra.Command, args []string) error {
	return export.New(export.Comma(';'), export.To(os.Stderr)).Export(args)
}

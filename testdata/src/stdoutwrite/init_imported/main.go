// Command notes imports packages that print while they are initialized.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner" // want `^import "github\.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner" writes to stdout with fmt\.Println at github\.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner/banner\.go:8 while the program is initialized, before any command runs; move the write into a function that main calls, or to stderr \(stdoutwrite\)$`
	_ "github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/hidden"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/quiet" // want `^import ".*/quiet" writes to stdout with fmt\.Print at .*/init_imported/deep/deep\.go:8 while the program is initialized, `
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: func(cmd *cobra.Command, args []string) error {
		_ = banner.Text + quiet.Text
		return nil
	}}
	root.Execute()
}

// Package defaults has a logger on standard output in the place of the one of a library.
package defaults

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

var root = &cobra.Command{Use: "default", RunE: func(cmd *cobra.Command, args []string) error {
	plog.Print("done")
	return nil
}}

func init() {
	root.AddCommand(&cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		plog.SetDefault(plog.New(os.Stderr))
		return nil
	}})
	cobra.OnInitialize(initialize)
}

func initialize() { plog.SetOutput(os.Stdout) } // want `^handler "default" writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `

// Execute runs the command.
func Execute() error { return root.Execute() }

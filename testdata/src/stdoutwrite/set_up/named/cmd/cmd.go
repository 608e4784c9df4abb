// Package cmd registers what another package declares.
package cmd

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/named/ctl"
)

// Show returns a command.
func Show() *cobra.Command {
	s := ctl.Shower{Name: "show"}
	return &cobra.Command{Use: "show", RunE: s.Show}
}

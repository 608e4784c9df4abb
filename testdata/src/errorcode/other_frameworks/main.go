// Package main is a program of another framework: of its exit statuses only
// those are wrong that do not exist.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

func main() {
	cmd := &cobra.Command{Use: "other", Run: func(*cobra.Command, []string) {}}
	if err := cmd.Execute(); err != nil {
		os.Exit(64)
	}
	if len(os.Args) > 2 {
		os.Exit(256) // want `exit status 256 does not exist, callers see 0; use one from 0 to 255 \(errorcode\)`
	}
	os.Exit(-1) // want `exit status -1 does not exist, callers see 255; use one from 0 to 255 \(errorcode\)`
}

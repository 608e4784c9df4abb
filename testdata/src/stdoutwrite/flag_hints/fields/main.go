// Command fields scans with a library that tells of its steps only where an option says
// so, which this program does not have: a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/scan"
)

func main() {
	root := &cobra.Command{Use: "fields", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	scan.New().Scan("a b") // want `^call of scan\.Scanner\.Scan in handler run writes to stdout with fmt\.Println at `
	return nil
}

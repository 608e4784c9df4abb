// Command changed has its scanner tell of its steps.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/scan"
)

func main() {
	root := &cobra.Command{Use: "changed", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	scan.New(scan.WithTrace()).Scan("a b") // want `call of scan.Scanner.Scan in handler run writes to stdout with fmt.Println`
	return nil
}

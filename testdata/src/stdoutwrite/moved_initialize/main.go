// Command initialize has its commands print to standard error, as cobra is told to do before
// each of them.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	cobra.OnInitialize(func() { divert() })
	root := &cobra.Command{Use: "initialize"}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list})
	root.Execute()
}

func divert() { os.Stdout = os.Stderr }

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("listing")
	return nil
}

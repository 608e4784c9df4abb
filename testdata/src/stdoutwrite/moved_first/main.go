// Command first has its commands print to standard error, as what runs before each of them says.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "first", PersistentPreRunE: func(cmd *cobra.Command, args []string) error {
		os.Stdout = os.Stderr
		return nil
	}}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list})
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("listing")
	return nil
}

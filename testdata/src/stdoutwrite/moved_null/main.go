// Command null has what its commands print go nowhere.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		os.Exit(2)
	}
	os.Stdout = null
	root := &cobra.Command{Use: "null", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Println("x")
		return nil
	}}
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

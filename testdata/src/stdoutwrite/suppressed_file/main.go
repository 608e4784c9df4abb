//envvet:ignore stdoutwrite the whole program is for people

// Command people prints for people.
package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "people", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	fmt.Println("a")
	shown()
	return nil
}

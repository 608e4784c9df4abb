package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func before(cmd *cobra.Command, args []string) error {
	fmt.Println("before") // want `writes to stdout`
	for range args {
		os := "taken"
		fmt.Println(os) // want `writes to stdout`
	}
	fmt.Print("after") // want `writes to stdout`
	return nil
}

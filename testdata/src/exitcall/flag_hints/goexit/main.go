// Command goexit waits for a call of a library that ends its goroutine where the
// call did so: a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/flight"
)

func main() {
	root := &cobra.Command{Use: "goexit", RunE: wait}
	root.Execute()
}

func wait(cmd *cobra.Command, args []string) error {
	return flight.Wait(nil) // want `^call of flight\.Wait in handler wait ends its goroutine with runtime\.Goexit at `
}

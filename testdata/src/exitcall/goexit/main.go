// Command goexit waits for a call of a library that ends its goroutine where the
// call did so, which none here does. In code of its own it says what it means.
package main

import (
	"runtime"

	"github.com/spf13/cobra"

	"example.com/toolkit/flight"
)

func main() {
	root := &cobra.Command{Use: "goexit", RunE: wait}
	root.AddCommand(&cobra.Command{Use: "leave", RunE: leave})
	root.Execute()
}

func wait(cmd *cobra.Command, args []string) error {
	return flight.Wait(nil)
}

func leave(cmd *cobra.Command, args []string) error {
	runtime.Goexit() // want `^handler leave ends its goroutine with runtime\.Goexit, so its caller gets no answer; return an error \(exitcall\)$`
	return nil
}

package main

import (
	"fmt"
	"testing"

	"github.com/spf13/cobra"
)

func TestRoot(t *testing.T) {
	fmt.Println("not a handler")
	newRoot(func(cmd *cobra.Command, args []string) error {
		fmt.Println("in a test") // want `^handler argument 1 of newRoot writes to stdout with fmt\.Println, .* \(stdoutwrite\)$`
		return nil
	}).Execute()
}

//envvet:ignore stdoutwrite it prints nothing // want `^directive //envvet:ignore stdoutwrite suppresses nothing, .* \(stdoutwrite\)$`
func helper() {}

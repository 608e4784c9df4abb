// Command in_tests prints more where it is tested, which no program that is built is.
package main

import (
	"fmt"
	"os"
	"testing"

	"github.com/spf13/cobra"
)

var tested = testing.Testing()

func inTest() bool { return testing.Testing() }

func main() {
	root := &cobra.Command{Use: "in_tests", RunE: run}
	root.AddCommand(
		&cobra.Command{Use: "helper", RunE: helper},
		&cobra.Command{Use: "otherwise", RunE: otherwise},
		&cobra.Command{Use: "both", RunE: both},
		&cobra.Command{Use: "more", RunE: more},
	)
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	if testing.Testing() {
		fmt.Println("tested")
		return nil
	}
	fmt.Println("run") // want `^handler run writes to stdout with fmt\.Println, `
	return nil
}

func helper(cmd *cobra.Command, args []string) error {
	if inTest() {
		fmt.Println("tested")
	}
	if tested {
		fmt.Println("tested")
	}
	return nil
}

func otherwise(cmd *cobra.Command, args []string) error {
	if !testing.Testing() {
		fmt.Println("run") // want `^handler otherwise writes to stdout with fmt\.Println, `
	}
	return nil
}

func both(cmd *cobra.Command, args []string) error {
	if len(args) > 0 && inTest() {
		fmt.Println("tested with arguments")
	}
	if len(args) > 0 || inTest() {
		fmt.Println("tested or with arguments") // want `^handler both writes to stdout with fmt\.Println, `
	}
	if testing.Verbose() {
		fmt.Println("asked for") // want `^handler both writes to stdout with fmt\.Println, `
	}
	return nil
}

// chatty is set where it is tested, and on request.
var chatty = testing.Testing()

func more(cmd *cobra.Command, args []string) error {
	if os.Getenv("CHATTY") != "" {
		chatty = true
	}
	if chatty {
		fmt.Println("more") // want `^handler more writes to stdout with fmt\.Println, `
	}
	return nil
}

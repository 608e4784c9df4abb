// Command range_bodies ends the process in loops over functions.
package main

import (
	"iter"
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/range_bodies/files"
)

func main() {
	root := &cobra.Command{Use: "range_bodies", RunE: run}
	root.AddCommand(
		&cobra.Command{Use: "helped", RunE: helped},
		&cobra.Command{Use: "nested", RunE: nested},
		&cobra.Command{Use: "far", RunE: far},
		&cobra.Command{Use: "literal", RunE: func(cmd *cobra.Command, args []string) error {
			each := func() {
				for range numbers(len(args)) {
					os.Exit(1) // want `^function literal in main, called by handler "literal", ends the process with os\.Exit, `
				}
			}
			each()
			return nil
		}},
	)
	root.Execute()
}

func numbers(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; i < n && yield(i); i++ {
			continue
		}
	}
}

func run(cmd *cobra.Command, args []string) error {
	for i := range numbers(len(args)) {
		if args[i] == "" {
			log.Fatal("empty") // want `^handler run ends the process with log\.Fatal, `
		}
		leave(i)
	}
	return nil
}

func leave(status int) {
	os.Exit(status) // want `^function leave, called by handler run, ends the process with os\.Exit, `
}

func helped(cmd *cobra.Command, args []string) error {
	check(args)
	return nil
}

func check(args []string) {
	for _, name := range files.All(args) {
		if name == "" {
			log.Fatal("empty") // want `^function check, called by handler helped, ends the process with log\.Fatal, `
		}
	}
}

func nested(cmd *cobra.Command, args []string) error {
	for i := range numbers(len(args)) {
		for j := range numbers(i) {
			if args[j] == "" {
				log.Fatal("empty") // want `^handler nested ends the process with log\.Fatal, `
			}
		}
	}
	return nil
}

func far(cmd *cobra.Command, args []string) error {
	files.Check(args) // want `^call of files\.Check in handler far ends the process with log\.Fatal at .*files\.go:\d+, `
	return nil
}

// Command negated logs by a package that counts the other way round than the one below.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/negated/level"
	"github.com/envvet/envvet/testdata/src/exitcall/negated/verbose"
)

func main() {
	root := &cobra.Command{Use: "negated"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "sync", RunE: sync},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	log := verbose.New(level.New(level.Info)).V(len(args))
	log.Info("a")
	log.Note("a")
	log.Warn("a")
	return nil
}

func sync(cmd *cobra.Command, args []string) error {
	log := verbose.New(level.New(level.Info)).V(len(args))
	log.At(len(args), "a")        // want `call of verbose.Logger.At in handler sync ends the process with os.Exit`
	log.At(int(level.Fatal), "a") // want `call of verbose.Logger.At in handler sync ends the process with os.Exit`
	log.Twice("a")                // want `call of verbose.Logger.Twice in handler sync ends the process with os.Exit`
	log.Under(len(os.Args), "a")  // want `call of verbose.Logger.Under in handler sync ends the process with os.Exit`
	return nil
}

// Command behaviors has libraries panic that begin with a function that ends the process.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/behaviors/fatal"
	"github.com/envvet/envvet/testdata/src/exitcall/behaviors/kept"
	"github.com/envvet/envvet/testdata/src/exitcall/behaviors/loud"
)

type exit struct{ code int }

func main() {
	fatal.BehaviorOnFatal(func(text string, code int) { panic(exit{code}) })
	kept.DefaultBehaviorOnFatal()
	loud.Behavior = func(code int) {
		fmt.Fprintln(os.Stderr, "ending")
		os.Exit(code)
	}
	defer func() {
		if e, ok := recover().(exit); ok {
			os.Exit(e.code)
		}
	}()
	root := &cobra.Command{Use: "behaviors"}
	root.AddCommand(
		&cobra.Command{Use: "drain", RunE: func(cmd *cobra.Command, args []string) error {
			fatal.Check(drain(args))
			return nil
		}},
		&cobra.Command{Use: "stop", RunE: func(cmd *cobra.Command, args []string) error {
			kept.Check(drain(args)) // want `^call of kept\.Check in handler "stop" ends the process with os\.Exit at `
			loud.Check(drain(args)) // want `^call of loud\.Check in handler "stop" ends the process with os\.Exit at `
			fatal.Stop()            // want `^call of fatal\.Stop in handler "stop" ends the process with os\.Exit at `
			return nil
		}},
		&cobra.Command{Use: "again", RunE: func(cmd *cobra.Command, args []string) error {
			loud.Behavior = func(code int) { panic(exit{code}) }
			loud.Check(drain(args))
			return nil
		}},
		&cobra.Command{Use: "other", RunE: func(cmd *cobra.Command, args []string) error {
			loud.Behavior = func(code int) { os.Exit(3) } // want `^function literal in main, called by handler "other", ends the process with os\.Exit`
			loud.Check(drain(args))
			return nil
		}},
	)
	root.Execute()
}

func drain(args []string) error { return fmt.Errorf("no node %v", args) }

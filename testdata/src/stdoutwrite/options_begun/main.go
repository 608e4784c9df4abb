// Command bars makes bars that begin with standard output, of which some are shown there: those of
// flag_hints/begun are not.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/options_begun/progress"
)

func main() {
	root := &cobra.Command{Use: "bars"}
	root.AddCommand(
		&cobra.Command{Use: "shown", RunE: shown},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "own-shown", RunE: ownShown},
	)
	root.Execute()
}

func shown(cmd *cobra.Command, args []string) error {
	progress.New(progress.Max(3)).Add(1) // want `^call of progress\.New in handler shown writes to stdout with os\.Stdout`
	progress.Of(3).Add(1)                // want `^call of progress\.Of in handler shown writes to stdout with os\.Stdout`
	var options []progress.Option
	if len(args) > 0 {
		options = append(options, progress.To(os.Stderr))
	}
	progress.New(options...).Add(1)                                     // want `^call of progress\.New in handler shown writes to stdout with os\.Stdout`
	progress.New(progress.To(os.Stderr), progress.To(os.Stdout)).Add(1) // want `^handler shown writes to stdout with os\.Stdout`
	_, kept := progress.Both(progress.To(cmd.ErrOrStderr()))            // want `^call of progress\.Both in handler shown writes to stdout with os\.Stdout`
	kept.Add(1)
	progress.Greet() // want `^call of progress\.Greet in handler shown writes to stdout with fmt\.Println`
	return nil
}

type spinner struct{ out io.Writer }

type option func(*spinner)

func to(w io.Writer) option { return func(s *spinner) { s.out = w } }

func (s *spinner) spin() { fmt.Fprint(s.out, ".") }

func newSpinner(options ...option) *spinner {
	s := &spinner{out: os.Stdout} // want `^function newSpinner, called by handler ownShown, writes to stdout with os\.Stdout`
	for _, set := range options {
		set(s)
	}
	return s
}

func own(cmd *cobra.Command, args []string) error {
	newSpinner(to(os.Stderr)).spin()
	newSpinner(to(cmd.ErrOrStderr())).spin()
	return nil
}

func ownShown(cmd *cobra.Command, args []string) error {
	newSpinner().spin()
	return nil
}

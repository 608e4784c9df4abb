// Command begun makes bars that begin with standard output, which options may have replaced when
// they are returned.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/options_begun/progress"
)

func main() {
	root := &cobra.Command{Use: "begun"}
	root.AddCommand(
		&cobra.Command{Use: "aside", RunE: aside},
		&cobra.Command{Use: "unused", RunE: unused},
		&cobra.Command{Use: "own", RunE: own},
	)
	root.Execute()
}

func aside(cmd *cobra.Command, args []string) error {
	progress.New(progress.To(os.Stderr)).Add(1)
	progress.New(progress.Max(3), progress.To(cmd.ErrOrStderr())).Add(1)
	progress.Of(3, progress.To(io.Discard)).Add(1)
	progress.Aside(3).Add(1)
	b := progress.Aside(3)
	_, err := fmt.Fprintln(os.Stderr, b.Done())
	return err
}

// unused shows none of them, so that what they keep is a hint.
func unused(cmd *cobra.Command, args []string) error {
	n := progress.New().Done()                               // want `^call of progress\.New in handler unused writes to stdout with os\.Stdout`
	n += progress.Of(3).Done()                               // want `^call of progress\.Of in handler unused writes to stdout with os\.Stdout`
	_, kept := progress.Both(progress.To(cmd.ErrOrStderr())) // want `^call of progress\.Both in handler unused writes to stdout with os\.Stdout`
	_, err := fmt.Fprintln(os.Stderr, n+kept.Done())
	return err
}

type spinner struct{ out io.Writer }

type option func(*spinner)

func to(w io.Writer) option { return func(s *spinner) { s.out = w } }

func (s *spinner) spin() { fmt.Fprint(s.out, ".") }

func newSpinner(options ...option) *spinner {
	s := &spinner{out: os.Stdout}
	for _, set := range options {
		set(s)
	}
	return s
}

func own(cmd *cobra.Command, args []string) error {
	newSpinner(to(cmd.ErrOrStderr())).spin()
	return nil
}

// Command setupcommand has commands that put a writer in place before their handlers run, some of
// which others run as well.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

var (
	notes  io.Writer = os.Stdout
	status io.Writer = os.Stdout
	totals io.Writer = os.Stdout
	trace  io.Writer = os.Stdout
)

func main() {
	root := &cobra.Command{Use: "set"}
	root.AddCommand(
		&cobra.Command{Use: "notes", PreRunE: setNotes, RunE: runNotes},
		&cobra.Command{Use: "status", PreRunE: setStatus, RunE: runStatus},
		&cobra.Command{Use: "short", RunE: runStatus}, // without the hook
		&cobra.Command{Use: "totals", PreRun: setTotals, RunE: runTotals},
		&cobra.Command{Use: "all", RunE: func(cmd *cobra.Command, args []string) error { return runTotals(cmd, args) }},
		&cobra.Command{Use: "trace", PreRun: setTrace, Run: runTrace},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func setNotes(cmd *cobra.Command, args []string) error {
	notes = cmd.ErrOrStderr()
	return nil
}

func runNotes(cmd *cobra.Command, args []string) error {
	for _, arg := range args {
		writeNote(arg)
	}
	fmt.Fprintln(notes, len(args))
	return nil
}

func writeNote(text string) { fmt.Fprintln(notes, text) }

func setStatus(cmd *cobra.Command, args []string) error {
	status = cmd.ErrOrStderr()
	return nil
}

func runStatus(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(status, "a") // want `^handler runStatus writes to stdout with fmt\.Fprintln, `
	return nil
}

func setTotals(cmd *cobra.Command, args []string) { totals = cmd.ErrOrStderr() }

func runTotals(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(totals, "a") // want `^handler runTotals writes to stdout with fmt\.Fprintln, `
	return nil
}

func setTrace(cmd *cobra.Command, args []string) {
	writeTrace("begin") // before
	trace = cmd.ErrOrStderr()
}

func runTrace(cmd *cobra.Command, args []string) { writeTrace("run") }

func writeTrace(text string) {
	fmt.Fprintln(trace, text) // want `^function writeTrace, called by handler setTrace, writes to stdout with fmt\.Fprintln, `
}

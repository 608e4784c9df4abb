// Command putasideundone has functions print to what a setter was given, which returns how to
// put back what was there, or is called once more with that.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/put_aside_undone/ui"
)

var (
	out    io.Writer = os.Stdout
	report io.Writer = os.Stdout
	notes  io.Writer = os.Stdout
)

func setOutput(w io.Writer) (restore func()) {
	old := out
	out = w
	return func() { out = old }
}

func setReport(w io.Writer) { report = w }

// setNotes does without nil.
func setNotes(w io.Writer) (restore func()) {
	old := notes
	if w != nil {
		notes = w
	}
	return func() { notes = old }
}

func say(text string) { fmt.Fprintln(out, text) } // want `^function say, called by handler early, writes to stdout with fmt\.Fprintln, `

func tell(text string) { fmt.Fprintln(report, text) } // want `^function tell, called by handler after, `

func note(text string) { fmt.Fprintln(notes, text) } // want `^function note, called by handler perhaps, `

func main() {
	root := &cobra.Command{Use: "deferred", RunE: deferred}
	root.AddCommand(
		&cobra.Command{Use: "named", RunE: named},
		&cobra.Command{Use: "called", RunE: called},
		&cobra.Command{Use: "captured", RunE: captured},
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "early", RunE: early},
		&cobra.Command{Use: "stdout", RunE: stdout},
		&cobra.Command{Use: "after", RunE: after},
		&cobra.Command{Use: "perhaps", RunE: perhaps},
		&cobra.Command{Use: "elsewhere", RunE: elsewhere},
		&cobra.Command{Use: "elsewhereDeferred", RunE: elsewhereDeferred},
		&cobra.Command{Use: "swapped", RunE: swapped},
		&cobra.Command{Use: "asked", RunE: asked},
		&cobra.Command{Use: "elsewhereEarly", RunE: elsewhereEarly},
		&cobra.Command{Use: "elsewhereBack", RunE: elsewhereBack},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func deferred(cmd *cobra.Command, args []string) error {
	defer setOutput(cmd.ErrOrStderr())()
	say("a")
	return nil
}

func named(cmd *cobra.Command, args []string) error {
	restore := setOutput(os.Stderr)
	defer restore()
	say("a")
	return nil
}

func called(cmd *cobra.Command, args []string) error {
	var text bytes.Buffer
	restore := setOutput(&text)
	say("a")
	restore()
	_, err := cmd.ErrOrStderr().Write(text.Bytes())
	return err
}

func captured(cmd *cobra.Command, args []string) error {
	old := report
	setReport(cmd.ErrOrStderr())
	defer func() { setReport(old) }()
	tell("a")
	return nil
}

func again(cmd *cobra.Command, args []string) error {
	old := report
	setReport(io.Discard)
	defer setReport(old)
	tell("a")
	return nil
}

func early(cmd *cobra.Command, args []string) error {
	restore := setOutput(cmd.ErrOrStderr())
	restore()
	say("a")
	return nil
}

func stdout(cmd *cobra.Command, args []string) error {
	defer setOutput(os.Stdout)() // want `^handler stdout writes to stdout with os\.Stdout, `
	say("a")
	return nil
}

func after(cmd *cobra.Command, args []string) error {
	old := report
	setReport(io.Discard)
	setReport(old)
	tell("a")
	return nil
}

func perhaps(cmd *cobra.Command, args []string) error {
	defer setNotes(nil)()
	note("a")
	return nil
}

func elsewhere(cmd *cobra.Command, args []string) error {
	restore := ui.SetOutput(cmd.ErrOrStderr())
	ui.Say("a")
	restore()
	return nil
}

func elsewhereDeferred(cmd *cobra.Command, args []string) error {
	defer ui.SetOutput(io.Discard)()
	ui.Say("a")
	return nil
}

func swapped(cmd *cobra.Command, args []string) error {
	old := ui.Swap(cmd.ErrOrStderr())
	defer ui.Swap(old)
	ui.Say("a")
	return nil
}

func asked(cmd *cobra.Command, args []string) error {
	old := ui.Output()
	ui.SetOutput(cmd.ErrOrStderr())
	ui.Say("a")
	ui.SetOutput(old)
	return nil
}

func elsewhereEarly(cmd *cobra.Command, args []string) error {
	restore := ui.SetOutput(cmd.ErrOrStderr())
	restore()
	ui.Say("a") // want `^call of ui\.Say in handler elsewhereEarly writes to stdout `
	return nil
}

func elsewhereBack(cmd *cobra.Command, args []string) error {
	old := ui.Swap(cmd.ErrOrStderr())
	ui.Swap(old)
	ui.Say("a") // want `^call of ui\.Say in handler elsewhereBack writes to stdout `
	return nil
}

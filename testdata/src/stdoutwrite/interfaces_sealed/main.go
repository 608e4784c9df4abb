// Command interfaces_sealed draws what implements an interface that only another package can
// implement, and call.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/interfaces_sealed/ui"
)

// A label has a method of the same name, which nobody calls.
type label struct{ ui.Note }

func (*label) draw() error {
	_, err := os.Stdout.WriteString("never")
	return err
}

func main() {
	root := &cobra.Command{Use: "interfaces_sealed"}
	root.AddCommand(
		&cobra.Command{Use: "label", RunE: func(*cobra.Command, []string) error {
			return ui.Draw(&ui.Sketch{}, ui.NewLabel("x")) // want `call of ui\.Draw in handler "label" writes to stdout with fmt\.Println`
		}},
		&cobra.Command{Use: "note", RunE: func(cmd *cobra.Command, args []string) error {
			return ui.Draw(ui.NewNote(cmd.ErrOrStderr()), &ui.Sketch{})
		}},
		&cobra.Command{Use: "told", RunE: func(*cobra.Command, []string) error {
			return ui.Draw(ui.NewNote(os.Stdout)) // want `handler "told" writes to stdout with os\.Stdout`
		}},
		&cobra.Command{Use: "framed", RunE: func(*cobra.Command, []string) error {
			return ui.Draw(ui.Frame{Widget: ui.NewLabel("x")}) // want `call of ui\.Draw in handler "framed" writes to stdout with fmt\.Println`
		}},
		&cobra.Command{Use: "own", RunE: func(cmd *cobra.Command, args []string) error {
			return ui.Draw(&label{ui.Note{Out: cmd.ErrOrStderr()}})
		}},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

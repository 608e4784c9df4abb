// Command hooks has the framework say where texts are shown, before it runs a handler.
package main

import (
	"errors"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

var log io.Writer = os.Stdout

func newRoot() *cobra.Command {
	var quiet bool
	root := &cobra.Command{Use: "hooks", PersistentPreRunE: func(cmd *cobra.Command, args []string) error {
		if len(args) > 9 {
			return errors.New("too many arguments")
		}
		ui.Notes = cmd.ErrOrStderr()
		ui.Results = cmd.OutOrStdout()
		configure()
		if quiet {
			ui.Maybe = io.Discard
		}
		return nil
	}}
	root.PersistentFlags().BoolVar(&quiet, "quiet", false, "say less")
	list := &cobra.Command{Use: "list", PreRun: before, RunE: list}
	root.AddCommand(list, &cobra.Command{Use: "show", RunE: show})
	return root
}

func configure() {
	ui.SetOutput(os.Stderr)
	log = os.Stderr
}

// before is run for one of the commands.
func before(cmd *cobra.Command, args []string) { ui.SetPrinter(os.Stderr) }

func initialize() { ui.Std.W = os.Stderr }

func list(cmd *cobra.Command, args []string) error {
	ui.Note("noted")
	ui.Say("said")
	ui.Print("printed")
	if _, err := io.WriteString(log, "listed\n"); err != nil {
		return err
	}
	ui.Perhaps("done") // want `^call of ui\.Perhaps in handler list writes to stdout with fmt\.Fprintln`
	return nil
}

func show(cmd *cobra.Command, args []string) error {
	ui.Result("done") // want `^call of ui\.Result in handler show writes to stdout with fmt\.Fprintln`
	ui.Show("done")   // want `^call of ui\.Show in handler show writes to stdout with fmt\.Fprintln`
	return nil
}

func main() {
	cobra.OnInitialize(initialize)
	if err := newRoot().Execute(); err != nil {
		os.Exit(1)
	}
}

// Command printers_options has options say where the printer of another package prints, and its
// functions print after that.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_options/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_options"}
	root.AddCommand(
		&cobra.Command{Use: "options", RunE: options},
		&cobra.Command{Use: "literal", RunE: literal},
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "replaced", RunE: replaced},
		&cobra.Command{Use: "function", RunE: function},
		&cobra.Command{Use: "notes", RunE: notes},
		&cobra.Command{Use: "stdout", RunE: stdout},
		&cobra.Command{Use: "another", RunE: another},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "before", RunE: before},
		&cobra.Command{Use: "reset", RunE: reset},
		&cobra.Command{Use: "deferred", RunE: deferred},
		&cobra.Command{Use: "once_more", RunE: onceMore},
		&cobra.Command{Use: "configured", RunE: configured},
		&cobra.Command{Use: "initialized", RunE: initialized},
		&cobra.Command{Use: "told", RunE: told},
		&cobra.Command{Use: "left", RunE: left},
		&cobra.Command{Use: "never", RunE: never},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "own_left", RunE: ownLeft},
	)
	ui.SetupNotes(ui.WithOut(os.Stderr))
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func options(cmd *cobra.Command, args []string) error {
	ui.Setup(ui.WithOut(cmd.ErrOrStderr()))
	ui.Say("options")
	ui.Default().Say("options")
	return nil
}

func literal(cmd *cobra.Command, args []string) error {
	ui.Configure(func(p *ui.Printer) { p.Out = cmd.ErrOrStderr() })
	ui.Say("literal")
	return nil
}

func field(cmd *cobra.Command, args []string) error {
	ui.Default().Out = cmd.ErrOrStderr()
	ui.Say("field")
	return nil
}

func replaced(cmd *cobra.Command, args []string) error {
	ui.SetDefault(ui.New(cmd.ErrOrStderr()))
	ui.Say("replaced")
	ui.Default().Say("replaced")
	return nil
}

func function(cmd *cobra.Command, args []string) error {
	ui.SetOut(cmd.ErrOrStderr())
	ui.Default().Say("function")
	return nil
}

// notes prints by what main has set.
func notes(cmd *cobra.Command, args []string) error {
	ui.Notes().Say("notes")
	return nil
}

func stdout(cmd *cobra.Command, args []string) error {
	ui.SetDefault(ui.New(os.Stderr))
	ui.Setup(ui.WithOut(os.Stdout)) // want `^handler stdout writes to stdout with os\.Stdout, .*`
	ui.Say("stdout")
	return nil
}

// another has another printer print elsewhere.
func another(cmd *cobra.Command, args []string) error {
	ui.With(ui.New(os.Stdout), ui.WithOut(cmd.ErrOrStderr()))
	ui.Say("another") // want `^call of ui\.Say in handler another writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func sometimes(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		ui.Setup(ui.WithOut(cmd.ErrOrStderr()))
	}
	ui.Say("sometimes") // want `^call of ui\.Say in handler sometimes writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func before(cmd *cobra.Command, args []string) error {
	ui.Say("before") // want `^call of ui\.Say in handler before writes to stdout with fmt\.Fprintln at .*`
	ui.SetDefault(ui.New(cmd.ErrOrStderr()))
	return nil
}

func reset(cmd *cobra.Command, args []string) error {
	ui.Setup(ui.WithOut(cmd.ErrOrStderr()))
	ui.Reset()
	ui.Say("reset") // want `^call of ui\.Say in handler reset writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// deferred leaves the printer as it was.
func deferred(cmd *cobra.Command, args []string) error {
	ui.SetOut(cmd.ErrOrStderr())
	defer ui.Reset()
	ui.Say("deferred")
	return nil
}

func onceMore(cmd *cobra.Command, args []string) error {
	ui.Reset()
	ui.SetOut(cmd.ErrOrStderr())
	ui.Say("once more")
	return nil
}

func configured(cmd *cobra.Command, args []string) error {
	ui.Init(ui.Config{Prefix: "configured", Out: cmd.ErrOrStderr()})
	ui.Tell("configured")
	return nil
}

func initialized(cmd *cobra.Command, args []string) error {
	if err := prepare(ui.Config{Out: os.Stderr}); err != nil {
		return err
	}
	tell()
	return nil
}

func prepare(c ui.Config) error {
	if c.Prefix == "-" {
		return errors.New("no prefix")
	}
	ui.Init(c)
	return nil
}

func tell() { ui.Tell("initialized") }

func told(cmd *cobra.Command, args []string) error {
	ui.Init(ui.Config{Out: os.Stdout}) // want `^handler told writes to stdout with os\.Stdout, .*`
	ui.Tell("told")
	return nil
}

// left leaves it to the printer where it prints.
func left(cmd *cobra.Command, args []string) error {
	ui.Init(ui.Config{Prefix: "left"}) // want `^call of ui\.Init in handler left writes to stdout with os\.Stdout at .*`
	ui.Tell("left")
	return nil
}

func never(cmd *cobra.Command, args []string) error {
	ui.Tell("never") // want `^call of ui\.Tell in handler never writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// A printer of the program's own that is made of a configuration.
type printer struct{ out io.Writer }

func (p *printer) say(text string) { fmt.Fprintln(p.out, text) }

type config struct{ out io.Writer }

func newPrinter(c config) *printer {
	if c.out == nil {
		c.out = os.Stdout // want `^function newPrinter, called by handler ownLeft, writes to stdout with os\.Stdout, .*`
	}
	return &printer{c.out}
}

var std = newPrinter(config{})

func setup(c config) { std = newPrinter(c) }

func own(cmd *cobra.Command, args []string) error {
	setup(config{cmd.ErrOrStderr()})
	std.say("own")
	return nil
}

func ownLeft(cmd *cobra.Command, args []string) error {
	setup(config{})
	std.say("left")
	return nil
}

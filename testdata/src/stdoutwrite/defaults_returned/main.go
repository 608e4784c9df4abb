// Command defaultsreturned asks functions for consoles that write to standard output where they
// were given nothing else, and those for what goes there or for something else.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/defaults_returned/ui"
)

func main() {
	root := &cobra.Command{Use: "warn", RunE: warn}
	root.AddCommand(
		&cobra.Command{Use: "say", RunE: say},
		&cobra.Command{Use: "told", RunE: told},
		&cobra.Command{Use: "partly", RunE: partly},
		&cobra.Command{Use: "wrapped", RunE: wrapped},
		&cobra.Command{Use: "elsewhere", RunE: elsewhere},
		&cobra.Command{Use: "logged", RunE: logged},
		&cobra.Command{Use: "turned", RunE: turned},
		&cobra.Command{Use: "options", RunE: options},
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "ownSay", RunE: ownSay},
	)
	if root.Execute() != nil {
		ui.New(ui.Config{}).Say("failed")
		newScreen(nil).say("failed")
		os.Exit(1)
	}
}

func warn(cmd *cobra.Command, args []string) error {
	ui.New(ui.Config{}).Warn("a")
	return nil
}

func say(cmd *cobra.Command, args []string) error {
	ui.New(ui.Config{}).Say("a") // want `^call of ui\.New in handler say writes to stdout with os\.Stdout at `
	return nil
}

func told(cmd *cobra.Command, args []string) error {
	ui.New(ui.Config{Out: cmd.ErrOrStderr()}).Say("a")
	return nil
}

func partly(cmd *cobra.Command, args []string) error {
	config := ui.Config{}
	config.Err = cmd.ErrOrStderr()
	ui.New(config).Say("a") // want `^call of ui\.New in handler partly `
	return nil
}

func console() *ui.Console {
	return ui.New(ui.Config{}) // want `^call of ui\.New in function console, called by handler wrapped, writes to stdout with os\.Stdout at `
}

func wrapped(cmd *cobra.Command, args []string) error {
	console().Say("a")
	return nil
}

// elsewhere has others write to the console.
func elsewhere(cmd *cobra.Command, args []string) error {
	c := ui.New(ui.Config{}) // want `^call of ui\.New in handler elsewhere `
	done := make(chan struct{})
	go func() {
		defer close(done)
		c.Say("a")
	}()
	<-done
	return nil
}

func logged(cmd *cobra.Command, args []string) error {
	ui.Logger(nil).Print("a") // want `^call of ui\.Logger in handler logged `
	return nil
}

func turned(cmd *cobra.Command, args []string) error {
	l := ui.Logger(nil)
	l.SetOutput(cmd.ErrOrStderr())
	l.Print("a")
	return nil
}

func options(cmd *cobra.Command, args []string) error {
	config := ui.Config{}.WithDefaults() // want `^call of ui\.Config\.WithDefaults in handler options `
	fmt.Fprintln(config.Out, "a")
	return nil
}

// set has something else in place of the default.
func set(cmd *cobra.Command, args []string) error {
	config := ui.Config{}.WithDefaults()
	config.Out = cmd.ErrOrStderr()
	fmt.Fprintln(config.Out, "a")
	return nil
}

// A screen is as a console, of this package.
type screen struct {
	out io.Writer
	log *log.Logger
}

func newScreen(out io.Writer) *screen {
	s := &screen{out: out, log: log.New(os.Stderr, "", 0)}
	if s.out == nil {
		s.out = os.Stdout // want `^function newScreen, called by handler ownSay, writes to stdout with os\.Stdout, `
	}
	return s
}

func (s *screen) say(a ...any) { fmt.Fprintln(s.out, a...) }

func own(cmd *cobra.Command, args []string) error {
	newScreen(nil).log.Print("a")
	return nil
}

func ownSay(cmd *cobra.Command, args []string) error {
	newScreen(nil).say("a")
	return nil
}

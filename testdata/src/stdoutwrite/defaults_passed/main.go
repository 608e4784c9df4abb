// Command defaultspassed has consoles made by functions that leave it to others to fall back to
// standard output, and writes to these, or to others.
package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/defaults_passed/ui"
)

func main() {
	root := &cobra.Command{Use: "warn", RunE: warn}
	root.AddCommand(
		&cobra.Command{Use: "say", RunE: say},
		&cobra.Command{Use: "open", RunE: open},
		&cobra.Command{Use: "openSay", RunE: openSay},
		&cobra.Command{Use: "logger", RunE: logger},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "nothing", RunE: nothing},
		&cobra.Command{Use: "welcome", RunE: welcome},
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "apart", RunE: apart},
		&cobra.Command{Use: "kept", RunE: kept},
		&cobra.Command{Use: "try", RunE: try},
		&cobra.Command{Use: "with", RunE: with},
		&cobra.Command{Use: "screen", RunE: screen},
		&cobra.Command{Use: "screenSay", RunE: screenSay},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "ownSay", RunE: ownSay},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func warn(cmd *cobra.Command, args []string) error {
	ui.NewLogger(ui.Config{}).Error("a")
	return nil
}

func say(cmd *cobra.Command, args []string) error {
	ui.NewLogger(ui.Config{}).Info("a") // want `^call of ui\.NewLogger in handler say writes to stdout with os\.Stdout at .*ui\.go:18`
	return nil
}

func open(cmd *cobra.Command, args []string) error {
	console, err := ui.Open(ui.Config{})
	if err == nil {
		console.Warn("a")
	}
	return err
}

func openSay(cmd *cobra.Command, args []string) error {
	console, err := ui.Open(ui.Config{}) // want `^call of ui\.Open in handler openSay `
	if err == nil {
		console.Say("a")
	}
	return err
}

func logger(cmd *cobra.Command, args []string) error {
	l := ui.NewLoggerTo(nil) // want `^call of ui\.NewLoggerTo in handler logger `
	l.Info("a")
	return nil
}

func given(cmd *cobra.Command, args []string) error {
	l := ui.NewLoggerTo(cmd.ErrOrStderr())
	l.Info("a")
	return nil
}

func nothing(cmd *cobra.Command, args []string) error {
	ui.NewLoggerTo(nil).Error("a")
	return nil
}

func welcome(cmd *cobra.Command, args []string) error {
	ui.NewWelcome(ui.Config{Out: cmd.ErrOrStderr()}).Warn("a")
	ui.NewWelcome(ui.Config{}).Warn("a") // want `^call of ui\.NewWelcome in handler welcome `
	return nil
}

func quiet(cmd *cobra.Command, args []string) error {
	ui.NewQuiet(ui.Config{}).Say("a")
	return nil
}

func apart(cmd *cobra.Command, args []string) error {
	ui.NewApart(ui.Config{}, cmd.ErrOrStderr()).Warn("a")
	ui.NewApart(ui.Config{}, nil).Say("a") // want `^call of ui\.NewApart in handler apart `
	return nil
}

func kept(cmd *cobra.Command, args []string) error {
	ui.SetUp(ui.Config{}) // want `^call of ui\.SetUp in handler kept `
	ui.Standard().Say("a")
	return nil
}

func try(cmd *cobra.Command, args []string) error {
	ui.Try(ui.Config{})
	return nil
}

func with(cmd *cobra.Command, args []string) error {
	ui.With(ui.Config{}, func(c *ui.Console) { c.Say("a") }) // want `^call of ui\.With in handler with `
	return nil
}

func screen(cmd *cobra.Command, args []string) error {
	ui.NewScreen(ui.Screen{}).Warn("a")
	return nil
}

func screenSay(cmd *cobra.Command, args []string) error {
	ui.NewScreen(ui.Screen{}).Say("a") // want `^call of ui\.NewScreen in handler screenSay `
	ui.NewScreen(ui.Screen{Out: cmd.ErrOrStderr()}).Say("a")
	return nil
}

type session struct{ console *ui.Console }

func begin(out io.Writer) *session {
	return &session{ui.NewApart(ui.Config{Out: out}, nil)} // want `^call of ui\.NewApart in function begin, called by handler ownSay, `
}

func own(cmd *cobra.Command, args []string) error {
	begin(nil).console.Warn("a")
	begin(cmd.ErrOrStderr()).console.Say("a")
	return nil
}

func ownSay(cmd *cobra.Command, args []string) error {
	begin(nil).console.Say("a")
	return nil
}

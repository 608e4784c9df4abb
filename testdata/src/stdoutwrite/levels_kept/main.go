// Command levels_kept has loggers of another package, with levels of their own.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/levels_kept/log"
)

var (
	strict   = log.New(log.Error)
	loose    = log.New(log.Debug)
	settable = log.NewSettable(log.Error)
	sayer    = log.Sayer(log.Error)
)

func main() {
	root := &cobra.Command{Use: "tool"}
	a, b := &app{log.Error}, &failing{log.Error}
	root.AddCommand(
		&cobra.Command{Use: "variable", RunE: variable},
		&cobra.Command{Use: "local", RunE: local},
		&cobra.Command{Use: "failed", RunE: failed},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "only", RunE: only},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "say", RunE: say},
		&cobra.Command{Use: "kept", RunE: a.run},
		&cobra.Command{Use: "failing", RunE: b.run},
	)
	root.Execute()
}

func variable(cmd *cobra.Command, args []string) error {
	strict.Infof("never")
	strict.Errorf("failed") // want `^call of log\.Logger\.Errorf in handler variable writes to stdout with fmt\.Fprintf at `
	loose.Infof("said")     // want `^call of log\.Logger\.Infof in handler variable writes to stdout with fmt\.Fprintf at `
	return nil
}

func local(cmd *cobra.Command, args []string) error {
	log.New(log.Error).Infof("never")
	l := log.New(log.Error)
	l.Infof("never")
	l.Log(log.Info, "never")
	return nil
}

func failed(cmd *cobra.Command, args []string) error {
	l := log.New(log.Error) // want `^call of log\.New in handler failed writes to stdout with os\.Stdout at `
	l.Infof("never")
	l.Log(log.Error, "failed")
	return nil
}

func given(cmd *cobra.Command, args []string) error {
	l := log.New(log.Level(len(args))) // want `^call of log\.New in handler given writes to stdout with os\.Stdout at `
	l.Infof("perhaps")
	return nil
}

func only(cmd *cobra.Command, args []string) error {
	l := log.Only("web")
	l.Store("never")
	l.Web("said") // want `^call of log\.Logger\.Web in handler only writes to stdout with fmt\.Println at `
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	log.Loud(log.Error, log.Info, false, "never")
	log.Loud(log.Error, log.Info, true, "said")   // want `^call of log\.Loud in handler loud writes to stdout with fmt\.Println at `
	log.Loud(log.Error, log.Error, false, "said") // want `^call of log\.Loud in handler loud writes to stdout with fmt\.Println at `
	return nil
}

func set(cmd *cobra.Command, args []string) error {
	settable.SetLevel(log.Debug)
	settable.Infof("said") // want `^call of log\.Settable\.Infof in handler set writes to stdout with fmt\.Println at `
	return nil
}

func say(cmd *cobra.Command, args []string) error {
	quiet := log.Sayer(log.Error)
	quiet(log.Info, "never")
	sayer(log.Info, "never")
	sayer(log.Error, "said") // want `^call of .* in handler say writes to stdout with fmt\.Println at `
	return nil
}

type app struct{ level log.Level }

func (a *app) run(cmd *cobra.Command, args []string) error {
	a.at(log.Info, "never")
	return nil
}

func (a *app) at(level log.Level, text string) {
	if level >= a.level {
		loose.Log(level, text)
	}
}

type failing struct{ level log.Level }

func (a *failing) run(cmd *cobra.Command, args []string) error {
	a.at(log.Info, "never")
	a.at(log.Error, "failed")
	return nil
}

func (a *failing) at(level log.Level, text string) {
	if level >= a.level {
		loose.Log(level, text) // want `^call of log\.Logger\.Log in function failing\.at, called by handler failing\.run, writes to stdout with fmt\.Fprintf at `
	}
}

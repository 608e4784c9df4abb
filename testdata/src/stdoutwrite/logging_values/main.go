// Command logging_values has loggers that are values: each is made of a copy of
// another one.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/vlog"
)

func main() {
	root := &cobra.Command{Use: "logging_values", RunE: plain}
	root.AddCommand(
		&cobra.Command{Use: "derived", RunE: derived},
		&cobra.Command{Use: "moved", RunE: moved},
		&cobra.Command{Use: "silent", RunE: silent},
		&cobra.Command{Use: "chained", RunE: chained},
		&cobra.Command{Use: "back", RunE: back},
		&cobra.Command{Use: "long", RunE: long},
		&cobra.Command{Use: "timed", RunE: timed},
		&cobra.Command{Use: "timed-apart", RunE: timedApart},
		&cobra.Command{Use: "swapped", RunE: swapped},
		&cobra.Command{Use: "held", RunE: held},
		&cobra.Command{Use: "own", RunE: own},
	)
	root.Execute()
}

func plain(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout) // want `^handler plain writes to stdout with os\.Stdout, `
	log.Info("plain")
	return nil
}

func derived(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout).With().Str("command", cmd.Name()).Logger() // want `^handler derived writes to stdout with os\.Stdout, `
	log.Info("derived")
	return nil
}

func moved(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout).With().Output(os.Stderr).Logger()
	log.Info("moved")
	return nil
}

func silent(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout).With().Silent()
	log.Info("silent")
	return nil
}

func chained(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout).Prefix("a").Output(os.Stderr).Prefix("b")
	log.Info("chained")
	return nil
}

func back(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stderr).Prefix("a").Output(os.Stdout).Prefix("b") // want `^handler back writes to stdout with os\.Stdout, `
	log.Info("back")
	return nil
}

func long(cmd *cobra.Command, args []string) error {
	with := vlog.New(os.Stdout).With().Str("a", "1").Str("b", "2").Str("c", "3").Time("12:00") // want `^handler long writes to stdout with os\.Stdout, `
	log := with.Str("d", "4").Str("e", "5").Str("f", "6").Logger().Prefix("g")
	log.Info("long")
	return nil
}

func timed(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout).With().Time("12:00").Logger() // want `^handler timed writes to stdout with os\.Stdout, `
	log.Info("timed")
	return nil
}

func timedApart(cmd *cobra.Command, args []string) error {
	log := vlog.New(os.Stdout).With().Timed(os.Stderr, "12:00").Logger()
	log.Info("timed")
	return nil
}

func swapped(cmd *cobra.Command, args []string) error {
	s := session{log: vlog.New(os.Stdout), name: cmd.Name()}
	s.log = s.log.Output(os.Stderr)
	s.log = s.log.Prefix("a")
	s.log.Info(s.name)
	t := session{log: vlog.New(os.Stderr)}
	t.log = t.log.Output(os.Stdout) // want `^handler swapped writes to stdout with os\.Stdout, `
	t.log = t.log.Prefix("a")
	t.log.Info(s.name)
	return nil
}

// A session is handed around by value.
type session struct {
	log  vlog.Logger
	name string
}

func (s session) logger() vlog.Logger { return s.log }

func (s session) quiet() vlog.Logger {
	s.log = vlog.New(os.Stderr)
	return s.log
}

func held(cmd *cobra.Command, args []string) error {
	s := session{log: vlog.New(os.Stdout), name: cmd.Name()} // want `^handler held writes to stdout with os\.Stdout, `
	log := s.logger()
	log.Info(s.name)
	return nil
}

func own(cmd *cobra.Command, args []string) error {
	s := session{log: vlog.New(os.Stdout), name: cmd.Name()}
	log := s.quiet()
	log.Info(s.name)
	return nil
}

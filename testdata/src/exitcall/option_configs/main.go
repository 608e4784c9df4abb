// Package main makes things of a configuration, in which options say how they end.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

type config struct {
	exit func(int)
	code int
}

type option func(*config)

func withExit(exit func(int)) option { return func(c *config) { c.exit = exit } }

func withCode(code int) option { return func(c *config) { c.code = code } }

type app struct {
	exit func(int)
	code int
}

func newApp(options ...option) *app {
	c := config{exit: os.Exit}
	for _, set := range options {
		set(&c)
	}
	return &app{exit: c.exit, code: c.code}
}

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "stays", RunE: stays},
		&cobra.Command{Use: "ends", RunE: ends},
	)
	root.Execute()
}

func stays(cmd *cobra.Command, args []string) error {
	newApp(withCode(2), withExit(func(int) {})).exit(1)
	return nil
}

func ends(cmd *cobra.Command, args []string) error {
	newApp().exit(1)                                          // want `handler ends ends the process with os.Exit`
	newApp(withCode(2)).exit(1)                               // want `handler ends ends the process with os.Exit`
	newApp(withExit(func(int) {}), withExit(os.Exit)).exit(1) // want `handler ends ends the process with os.Exit`
	var options []option
	if len(args) > 0 {
		options = append(options, withExit(func(int) {}))
	}
	newApp(options...).exit(1) // want `handler ends ends the process with os.Exit`
	return nil
}

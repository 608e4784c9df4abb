// Command hooks prepares in a hook what its handler uses.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

type runner interface{ run() error }

type hard struct{}

func (hard) run() error { os.Exit(1); return nil } // want `^function hard\.run, called by handler command\.execute, ends the process with os\.Exit, `

type soft struct{}

func (soft) run() error { return nil }

// A command has a runner once it is prepared.
type command struct{ runner, other runner }

func newCommand() *cobra.Command {
	c := &command{other: soft{}}
	return &cobra.Command{Use: "hooks", RunE: c.execute, PreRunE: c.prepare}
}

func (c *command) execute(cmd *cobra.Command, args []string) error {
	if err := c.other.run(); err != nil {
		return err
	}
	return c.runner.run()
}

func (c *command) prepare(cmd *cobra.Command, args []string) error {
	c.runner = hard{}
	return nil
}

func main() { newCommand().Execute() }

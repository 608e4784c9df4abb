// Command keys has commands that are methods of a struct, whose fields say how they get
// at what they need.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type config struct{ dir string }

// A commander makes commands.
type commander struct {
	config func() (*config, error)
	prompt func() prompter
	warn   func(string)
}

type prompter interface{ Ask(what string) string }

// template makes the command of a handler.
type template struct{ use string }

func (t template) command(run func(*cobra.Command, []string) error) *cobra.Command {
	return &cobra.Command{Use: t.use, RunE: run}
}

func (c *commander) commands() *cobra.Command {
	cmd := template{"keys"}.command(nil)
	cmd.AddCommand(template{"list"}.command(c.list))
	return cmd
}

func (c *commander) list(cmd *cobra.Command, args []string) error {
	conf, err := c.config()
	if err != nil {
		c.warn(err.Error())
		return err
	}
	return errors.New(c.prompt().Ask(conf.dir))
}

type tool struct{ file string }

func (t *tool) config() (*config, error) {
	fmt.Println("reading", t.file) // want `function tool\.config, called by handler commander\.list, writes to stdout with fmt\.Println`
	return &config{dir: "keys"}, nil
}

func (t *tool) warn(text string) { fmt.Fprintln(os.Stderr, text) }

// other is the configuration of no command.
func (t *tool) other() (*config, error) {
	fmt.Println("reading nothing")
	return &config{}, nil
}

type terminal struct{ out io.Writer }

func (t terminal) Ask(what string) string {
	fmt.Fprint(t.out, what)
	return ""
}

func main() {
	t := &tool{file: "keys.json"}
	c := &commander{config: t.config, warn: t.warn, prompt: func() prompter { return terminal{os.Stderr} }}
	if err := c.commands().Execute(); err != nil {
		t.other()
		os.Exit(1)
	}
}

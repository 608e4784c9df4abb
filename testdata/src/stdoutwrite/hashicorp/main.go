// Command vaults is built on hashicorp/cli: factories make its commands.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/hashicorp/cli"
)

type meta struct{ ui cli.Ui }

func (m *meta) Help() string     { fmt.Println("help"); return "" }
func (m *meta) Synopsis() string { fmt.Println("synopsis"); return "" }

type readCommand struct {
	meta
	out io.Writer
}

// Run is the command.
func (c *readCommand) Run(args []string) int {
	c.ui.Output("reading") // through the framework
	if len(args) == 0 {
		fmt.Println("no path") // want `^handler readCommand\.Run writes to stdout with fmt\.Println, which mixes with the command's answer; `
		return cli.RunResultHelp
	}
	return c.read(args[0])
}

func (c *readCommand) read(path string) int {
	fmt.Fprintln(c.out, path) // main decides where to
	return 0
}

// writeCommand is registered as a value that is made before.
type writeCommand struct{ *meta }

func (writeCommand) Run(args []string) int {
	fmt.Fprintf(os.Stdout, "%d\n", len(args)) // want `^handler writeCommand\.Run writes to stdout with os\.Stdout, `
	return 0
}

// RunContext is no method of a command.
func (writeCommand) RunContext(args []string) int { fmt.Println("run"); return 0 }

// quietCommand writes where it may.
type quietCommand struct {
	meta
	out io.Writer
}

func (c *quietCommand) Run(args []string) int {
	c.ui.Error("reading")
	fmt.Fprintln(c.out, args)
	return 0
}

// editCommand says what it does by a function.
type editCommand struct {
	meta
	saved func()
}

func (c *editCommand) Run(args []string) int {
	c.saved()
	return 0
}

func newEdit(ui cli.Ui) (string, *editCommand) {
	return "edit", &editCommand{meta{ui}, func() {
		fmt.Println("saved") // want `handler editCommand\.Run.* writes to stdout with fmt\.Println, `
	}}
}

// worker has the methods of a command, and is none.
type worker struct{ meta }

func (w *worker) Run(args []string) int { fmt.Println("working"); return 0 }

func main() {
	ui := &cli.BasicUi{Writer: os.Stdout, ErrorWriter: os.Stderr}
	write := writeCommand{&meta{ui}}
	c := cli.NewCLI("vaults", "1.0.0")
	c.Args = os.Args[1:]
	c.HelpFunc = func(map[string]cli.CommandFactory) string { fmt.Println("help"); return "" }
	c.Commands = map[string]cli.CommandFactory{
		"read":  func() (cli.Command, error) { return &readCommand{meta{ui}, os.Stdout}, nil },
		"write": func() (cli.Command, error) { return write, nil },
		"quiet": func() (cli.Command, error) { return &quietCommand{meta: meta{ui}, out: os.Stderr}, nil },
	}
	var edit cli.Command
	var name string
	name, edit = newEdit(ui)
	c.Commands[name] = func() (cli.Command, error) { return edit, nil }
	(&worker{}).Run(nil)
	code, err := c.Run()
	if err != nil {
		fmt.Println(err)
	}
	os.Exit(code)
}

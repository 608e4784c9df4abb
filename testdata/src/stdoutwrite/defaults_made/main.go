// Command defaultsmade makes a console that writes to standard output where nothing else was
// put there, and asks it for that or for something else.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type console struct{ out, err io.Writer }

func (c *console) say(a ...any)  { fmt.Fprintln(c.out, a...) }
func (c *console) warn(a ...any) { fmt.Fprintln(c.err, a...) }

// quiet is asked for warnings only.
func quiet() *console {
	c := &console{}
	if c.out == nil {
		c.out = os.Stdout
	}
	if c.err == nil {
		c.err = os.Stderr
	}
	return c
}

// loud is asked for everything.
func loud() *console {
	c := &console{err: os.Stderr}
	if c.out == nil {
		c.out = os.Stdout // want `^function loud, called by handler loudly, writes to stdout with os\.Stdout, `
	}
	return c
}

// app has a console that is written to by way of a field.
type app struct{ console *console }

func newApp() *app {
	c := new(console)
	if c.out == nil {
		c.out = os.Stdout // want `^function newApp, called by handler kept, writes to stdout with os\.Stdout, `
	}
	return &app{console: c}
}

func main() {
	root := &cobra.Command{Use: "quietly", RunE: quietly}
	root.AddCommand(
		&cobra.Command{Use: "loudly", RunE: loudly},
		&cobra.Command{Use: "kept", RunE: kept},
	)
	if root.Execute() != nil {
		(&console{out: os.Stderr}).say("failed")
		os.Exit(1)
	}
}

func quietly(cmd *cobra.Command, args []string) error {
	quiet().warn("a")
	return nil
}

func loudly(cmd *cobra.Command, args []string) error {
	loud().say("a")
	return nil
}

func kept(cmd *cobra.Command, args []string) error {
	newApp().console.say("a")
	return nil
}

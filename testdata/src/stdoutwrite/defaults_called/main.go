// Command defaultscalled has consoles filled by methods of theirs, and asks them for what goes to
// standard output or for something else.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"
)

type console struct{ out, err io.Writer }

func (c *console) say(a ...any)  { fmt.Fprintln(c.out, a...) }
func (c *console) warn(a ...any) { fmt.Fprintln(c.err, a...) }

func (c *console) defaults() {
	if c.out == nil {
		c.out = os.Stdout // want `^function console\.defaults, called by handler loudly, writes to stdout with os\.Stdout, `
	}
	if c.err == nil {
		c.err = os.Stderr
	}
}

func main() {
	root := &cobra.Command{Use: "quietly", RunE: quietly}
	root.AddCommand(
		&cobra.Command{Use: "loudly", RunE: loudly},
		&cobra.Command{Use: "aside", RunE: aside},
	)
	addLazy(root)
	if root.Execute() != nil {
		(&console{out: os.Stderr}).say("failed")
		os.Exit(1)
	}
}

func quietly(cmd *cobra.Command, args []string) error {
	c := &console{}
	c.defaults()
	c.warn("a")
	return nil
}

func loudly(cmd *cobra.Command, args []string) error {
	c := &console{}
	c.defaults()
	c.say("a")
	return nil
}

// aside says something else after the default is there.
func aside(cmd *cobra.Command, args []string) error {
	c := &console{}
	c.defaults()
	c.out = cmd.ErrOrStderr()
	c.say("a")
	return nil
}

// A lazy console decides when it is asked for something.
type lazy struct{ out io.Writer }

func (l *lazy) sayNow(a ...any) {
	if l.out == nil {
		l.out = os.Stdout // want `^function lazy\.sayNow, called by handler now, `
	}
	fmt.Fprintln(l.out, a...)
}

func (l *lazy) writer() io.Writer {
	if l.out == nil {
		l.out = os.Stdout // want `^function lazy\.writer, called by handler asked, `
	}
	return l.out
}

func (l *lazy) other() io.Writer {
	if l.out == nil {
		return os.Stdout // want `^function lazy\.other, called by handler other, `
	}
	return l.out
}

func (l *lazy) hint() {
	if l.out == nil {
		fmt.Fprintln(os.Stdout, "nothing is set") // want `^function lazy\.hint, called by handler hint, `
	}
}

func (l *lazy) logger() *log.Logger {
	if l.out == nil {
		return log.New(os.Stdout, "", 0) // want `^function lazy\.logger, called by handler logged, `
	}
	return log.New(l.out, "", 0)
}

func addLazy(root *cobra.Command) {
	root.AddCommand(
		&cobra.Command{Use: "now", RunE: now},
		&cobra.Command{Use: "asked", RunE: asked},
		&cobra.Command{Use: "other", RunE: other},
		&cobra.Command{Use: "hint", RunE: hint},
		&cobra.Command{Use: "logged", RunE: logged},
		&cobra.Command{Use: "filled", RunE: filled},
		&cobra.Command{Use: "given", RunE: given},
	)
}

func now(cmd *cobra.Command, args []string) error {
	l := &lazy{}
	l.sayNow("a")
	return nil
}

func asked(cmd *cobra.Command, args []string) error {
	l := &lazy{}
	fmt.Fprintln(l.writer(), "a")
	return nil
}

func other(cmd *cobra.Command, args []string) error {
	l := &lazy{}
	fmt.Fprintln(l.other(), "a")
	return nil
}

func hint(cmd *cobra.Command, args []string) error {
	l := &lazy{}
	l.hint()
	return nil
}

func logged(cmd *cobra.Command, args []string) error {
	l := &lazy{}
	l.logger().Print("a")
	return nil
}

// filled has a writer of its own.
func filled(cmd *cobra.Command, args []string) error {
	l := &lazy{out: cmd.ErrOrStderr()}
	l.sayNow("a")
	return nil
}

// made makes a console elsewhere, which is filled there.
func made() *console {
	c := &console{}
	c.fill()
	return c
}

func (c *console) fill() {
	if c.out == nil {
		c.out = os.Stdout // want `^function console\.fill, called by handler given, `
	}
}

func given(cmd *cobra.Command, args []string) error {
	made().say("a")
	return nil
}

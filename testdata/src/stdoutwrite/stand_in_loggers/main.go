// Package main makes a logger of its own where none was given, and warns with it or prints.
package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/stand_in_loggers/logs"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "walk", RunE: walk},
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "show", RunE: show},
	)
	root.Execute()
}

// A walker warns of what it cannot read.
type walker struct {
	log  logs.Logger
	name string
}

func newWalker(name string, log logs.Logger) *walker {
	if log == nil {
		log = logs.NewDefault() // want `call of logs.NewDefault in function newWalker, called by handler list, writes to stdout with os.Stdout`
	}
	return &walker{log, name}
}

func (w *walker) walk() { w.log.Warnf("no %s", w.name) }

func (w *walker) list() { w.log.Printf("%s", w.name) }

func pick(log logs.Logger) logs.Logger {
	if log == nil {
		log = logs.NewDefault()
	}
	return log
}

// walk warns only.
func walk(cmd *cobra.Command, args []string) error {
	newWalker("a", nil).walk()
	newWalker("a", logs.NewDefault()).walk()
	pick(nil).Warnf("a")
	pick(logs.New(logs.Options{Out: cmd.ErrOrStderr()})).Printf("a")
	return nil
}

func list(cmd *cobra.Command, args []string) error {
	newWalker("a", nil).list()
	newWalker("a", logs.New(logs.Options{Out: cmd.ErrOrStderr()})).list()
	return nil
}

// A table is written to standard output where its writer is nil.
type table struct{ out io.Writer }

func (t *table) show() error {
	if t.out == nil {
		t.out = logs.Output() // want `call of logs.Output in function table.show, called by handler show, writes to stdout with os.Stdout`
	}
	_, err := fmt.Fprintln(t.out, "a")
	return err
}

func show(cmd *cobra.Command, args []string) error {
	var t table
	return t.show()
}

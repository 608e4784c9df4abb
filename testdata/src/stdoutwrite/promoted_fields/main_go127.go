//go:build go1.27

// Command promoted_fields has literals that name the fields of what is embedded, as Go
// 1.27 lets them: the handlers of a command, and the writer of what prints.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

// A command is one of cobra with what it is made for.
type command struct {
	cobra.Command
	topic string
}

type output struct{ out, errs io.Writer }

type view struct {
	output
	name string
}

func (v *view) say(n int) { fmt.Fprintln(v.out, v.name, n) }

func main() {
	list := &command{topic: "files", Use: "list", RunE: list}
	show := &command{topic: "files", Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Println(args) // want `writes to stdout with fmt.Println`
		return nil
	}}
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(&list.Command, &show.Command)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	(&view{name: "list", out: os.Stdout, errs: os.Stderr}).say(len(args)) // want `handler list writes to stdout with os.Stdout`
	(&view{name: "list", out: os.Stderr, errs: os.Stderr}).say(len(args))
	return nil
}

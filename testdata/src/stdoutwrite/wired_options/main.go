// Command wiredoptions has commands of another package, which it gives a factory of streams.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/wired_options/cmds"
)

type client struct{}

func (client) List(w io.Writer) error {
	_, err := fmt.Fprintln(w, "x")
	return err
}

func newClient() (cmds.Client, error) { return client{}, nil }

func main() {
	quiet := &cmds.Factory{IO: func() io.Writer { return os.Stderr }, Client: newClient}
	loud := &cmds.Factory{IO: func() io.Writer { return os.Stdout }, Client: newClient} // want `^handler "list" writes to stdout with os.Stdout`
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		cmds.NewList(quiet, nil),
		cmds.NewList(quiet, func(o *cmds.Options) error {
			fmt.Fprintln(o.Out, "x")
			return nil
		}),
		cmds.NewList(loud, nil),
		cmds.NewList(loud, func(o *cmds.Options) error {
			fmt.Fprintln(o.Out, "x")
			return nil
		}),
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

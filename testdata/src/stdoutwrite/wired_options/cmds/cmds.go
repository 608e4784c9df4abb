// Package cmds has a command whose options somebody else may run.
package cmds

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// Factory has what commands need.
type Factory struct {
	IO     func() io.Writer
	Client func() (Client, error)
}

// Client lists.
type Client interface{ List(w io.Writer) error }

// Options are those of the command.
type Options struct {
	Out    io.Writer
	Client func() (Client, error)
}

// NewList makes the command, which run is called for in its place, if there is one.
func NewList(f *Factory, run func(*Options) error) *cobra.Command {
	o := &Options{Client: f.Client}
	return &cobra.Command{Use: "list", RunE: func(c *cobra.Command, args []string) error {
		o.Out = f.IO()
		if run != nil {
			return run(o)
		}
		client, err := o.Client()
		if err != nil {
			return err
		}
		fmt.Fprintln(o.Out, "list")
		return client.List(o.Out)
	}}
}

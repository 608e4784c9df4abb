// Package main makes options of what a command holds, where a constructor falls back to
// standard output.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type options struct{ out io.Writer }

func withDefaults(o *options) *options {
	if o.out == nil {
		o.out = os.Stdout // want `function withDefaults, called by handler "quiet", writes to stdout with os.Stdout`
	}
	return o
}

type commander struct{ out io.Writer }

func (c *commander) log() *options { return withDefaults(&options{c.out}) }

func main() {
	c := &commander{}
	root := &cobra.Command{Use: "work", RunE: func(cmd *cobra.Command, args []string) error {
		c.out = os.Stderr
		fmt.Fprintln(c.log().out, "working")
		return nil
	}}
	q := &commander{}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Fprintln(q.log().out, "working")
		return nil
	}})
	if root.Execute() != nil {
		os.Exit(1)
	}
}

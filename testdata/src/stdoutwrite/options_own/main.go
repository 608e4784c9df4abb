// Package main has a constructor that calls options of its own before those that it is given.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type client struct{ out io.Writer }

type option func(*client) error

func standard() option {
	return func(c *client) error {
		c.out = os.Stdout // want `function literal in standard, called by handler shown, writes to stdout with os.Stdout`
		return nil
	}
}

func to(w io.Writer) option { return func(c *client) error { c.out = w; return nil } }

func newClient(options ...option) (*client, error) {
	options = append([]option{standard()}, options...)
	c := &client{}
	for _, set := range options {
		if err := set(c); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func main() {
	root := &cobra.Command{Use: "client"}
	root.AddCommand(
		&cobra.Command{Use: "saved", RunE: saved},
		&cobra.Command{Use: "shown", RunE: shown},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func saved(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	c, err := newClient(to(&b))
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, "saved")
	return nil
}

func shown(cmd *cobra.Command, args []string) error {
	c, err := newClient()
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, "shown")
	return nil
}

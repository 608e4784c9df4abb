// Package main puts other writers in place of standard output by each of several ways.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "both", RunE: both},
		&cobra.Command{Use: "switched", RunE: switched},
		&cobra.Command{Use: "one", RunE: one},
		&cobra.Command{Use: "early", RunE: early},
		&cobra.Command{Use: "open", RunE: open},
		&cobra.Command{Use: "again", RunE: again},
	)
	root.Execute()
}

type bar struct{ out io.Writer }

func (b *bar) add(n int) { fmt.Fprintln(b.out, n) }

func (b *bar) setOutput(w io.Writer) { b.out = w }

func both(cmd *cobra.Command, args []string) error {
	b := &bar{out: os.Stdout}
	if len(args) > 0 {
		b.out = os.Stderr
	} else {
		b.out = io.Discard
	}
	b.add(1)
	return nil
}

func switched(cmd *cobra.Command, args []string) error {
	b := &bar{out: os.Stdout}
	switch len(args) {
	case 0:
		b.setOutput(io.Discard)
	case 1:
		return nil
	default:
		b.setOutput(os.Stderr)
	}
	b.add(1)
	return nil
}

func one(cmd *cobra.Command, args []string) error {
	b := &bar{out: os.Stdout} // want `handler one writes to stdout with os.Stdout`
	if len(args) > 0 {
		b.out = os.Stderr
	} else if len(args) > 1 {
		b.out = io.Discard
	}
	b.add(1)
	return nil
}

func early(cmd *cobra.Command, args []string) error {
	b := &bar{out: os.Stdout} // want `handler early writes to stdout with os.Stdout`
	b.add(0)
	if len(args) > 0 {
		b.out = os.Stderr
	} else {
		b.out = io.Discard
	}
	b.add(1)
	return nil
}

func open(cmd *cobra.Command, args []string) error {
	b := &bar{out: os.Stdout} // want `handler open writes to stdout with os.Stdout`
	for _, arg := range args {
		if arg == "" {
			b.out = os.Stderr
		} else {
			b.out = io.Discard
		}
	}
	b.add(1)
	return nil
}

func again(cmd *cobra.Command, args []string) error {
	b := &bar{out: os.Stderr}
	for range args {
		b.add(1)
		if len(args) > 1 {
			b.out = os.Stdout // want `handler again writes to stdout with os.Stdout`
		} else {
			b.out = io.Discard
		}
	}
	return nil
}

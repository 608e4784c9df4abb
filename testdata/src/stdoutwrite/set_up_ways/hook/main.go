// Command hook says by each of several ways, before any command runs, where what it prints goes.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type config struct {
	out io.Writer
}

type printer interface{ print(n int) }

type text struct{ w io.Writer }

func (p *text) print(n int) { fmt.Fprintln(p.w, n) }

type list struct{ w io.Writer }

func (p *list) print(n int) { fmt.Fprintln(p.w, "-", n) }

var (
	out     io.Writer = os.Stdout // by both ways it is something else
	cfg               = config{out: os.Stdout}
	kept    io.Writer = os.Stdout // by one way it is what it was
	stays   io.Writer = os.Stdout // by one way it is put there again
	rounds  io.Writer = os.Stdout // there may be no round
	current printer   = &text{os.Stdout}
	said    printer   = &loud{os.Stdout}

	format string
	quiet  bool
)

type loud struct{ w io.Writer }

func (p *loud) print(n int) { fmt.Fprintln(p.w, n, "!") } // want `loud\.print, called by handler "list", writes to stdout`

func main() {
	root := &cobra.Command{Use: "hook", PersistentPreRunE: setUp}
	root.PersistentFlags().StringVar(&format, "format", "text", "")
	root.PersistentFlags().BoolVar(&quiet, "quiet", false, "")
	root.AddCommand(&cobra.Command{Use: "list", Run: func(cmd *cobra.Command, args []string) {
		fmt.Fprintln(out, "listing")
		fmt.Fprintln(cfg.out, "listing")
		fmt.Fprintln(kept, "listing") // want `handler "list" writes to stdout with fmt\.Fprintln`
		fmt.Fprintln(stays, "listing")
		fmt.Fprintln(rounds, "listing") // want `handler "list" writes to stdout with fmt\.Fprintln`
		current.print(1)
		said.print(1)
	}})
	root.Execute()
}

func setUp(cmd *cobra.Command, args []string) error {
	if quiet {
		out = io.Discard
	} else {
		out = cmd.ErrOrStderr()
	}
	if quiet {
		cfg.out = io.Discard
		stays = io.Discard
		kept = io.Discard
	} else {
		cfg.out = os.Stderr
		stays = os.Stdout // want `handler setUp writes to stdout with os\.Stdout`
	}
	for range args {
		if quiet {
			rounds = io.Discard
		} else {
			rounds = os.Stderr
		}
	}
	w := cmd.ErrOrStderr()
	switch format {
	case "text":
		current = &text{w}
		said = &text{w}
	case "list":
		current = &list{w}
	default:
		return errors.New("unknown format")
	}
	return nil
}

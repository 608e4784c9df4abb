// Package main has helpers that make a bar, or none.
package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_helpers/bar"
)

type progress interface{ Add(int) }

type none struct{}

func (none) Add(int) {}

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(&cobra.Command{Use: "shown", RunE: shown}, &cobra.Command{Use: "loud", RunE: loud})
	root.Execute()
}

func shown(cmd *cobra.Command, args []string) error {
	w, quiet := cmd.ErrOrStderr(), len(args) > 0
	either(w, quiet).Add(1)
	set(w, quiet).Add(1)
	chosen(w, quiet).Add(1)
	both(w, quiet).Add(1)
	b, err := checked(w, quiet)
	if err != nil {
		return err
	}
	b.Add(1)
	return nil
}

func either(w io.Writer, quiet bool) progress {
	if quiet {
		return none{}
	}
	return bar.New(bar.To(w))
}

func set(w io.Writer, quiet bool) progress {
	if quiet {
		return none{}
	}
	return bar.New().SetOutput(w)
}

func chosen(w io.Writer, quiet bool) progress {
	var p progress = none{}
	if !quiet {
		p = bar.New(bar.Named("x"), bar.To(w))
	}
	return p
}

func both(w io.Writer, quiet bool) *bar.Bar {
	if quiet {
		return bar.New(bar.To(io.Discard))
	}
	return bar.New(bar.To(w))
}

func checked(w io.Writer, quiet bool) (*bar.Bar, error) {
	if quiet {
		return nil, io.EOF
	}
	return bar.New(bar.To(w)), nil
}

func loud(cmd *cobra.Command, args []string) error {
	w, quiet := cmd.ErrOrStderr(), len(args) > 0
	without(quiet).Add(1)
	sometimes(w, quiet, len(args) > 1).Add(1)
	late(w, quiet, len(args) > 1).Add(1)
	one(w, quiet).Add(1)
	other(w, quiet).Add(1)
	return nil
}

func without(quiet bool) progress {
	if quiet {
		return none{}
	}
	return bar.New(bar.Named("x")) // want `call of bar.New in function without, called by handler loud, writes to stdout with os.Stdout`
}

func sometimes(w io.Writer, quiet, wide bool) progress {
	if quiet {
		return none{}
	}
	b := bar.New() // want `call of bar.New in function sometimes, called by handler loud, writes to stdout with os.Stdout`
	if wide {
		b.SetOutput(w)
	}
	return b
}

func late(w io.Writer, quiet, wide bool) progress {
	if quiet {
		return none{}
	}
	b := bar.New() // want `call of bar.New in function late, called by handler loud, writes to stdout with os.Stdout`
	if wide {
		return b
	}
	return b.SetOutput(w)
}

func one(w io.Writer, quiet bool) *bar.Bar {
	if quiet {
		return bar.New() // want `call of bar.New in function one, called by handler loud, writes to stdout with os.Stdout`
	}
	return bar.New(bar.To(w))
}

func other(w io.Writer, quiet bool) *bar.Bar {
	b := bar.New(bar.To(w))
	if quiet {
		b = bar.New() // want `call of bar.New in function other, called by handler loud, writes to stdout with os.Stdout`
	}
	return b
}

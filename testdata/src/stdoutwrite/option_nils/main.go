// Package main gives writers to options and setters that do without nil.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "nothing", RunE: nothing},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "also", RunE: also},
	)
	root.Execute()
}

type logger struct{ out io.Writer }

func (l *logger) info(text string) { fmt.Fprintln(l.out, text) }

func (l *logger) setOutput(w io.Writer) {
	if w != nil {
		l.out = w
	}
}

type option func(*logger)

func to(w io.Writer) option {
	return func(l *logger) {
		if w != nil {
			l.out = w
		}
	}
}

type checked func(*logger) error

func checkedTo(w io.Writer) checked {
	return func(l *logger) error {
		if w == nil {
			return errors.New("no writer")
		}
		l.out = w
		return nil
	}
}

func quiet(cmd *cobra.Command, args []string) error {
	l := newQuiet(to(os.Stderr))
	l.info("x")
	newQuiet(to(cmd.ErrOrStderr())).info("x")
	set := &logger{out: os.Stdout}
	set.setOutput(os.Stderr)
	set.info("x")
	c, err := newChecked(checkedTo(os.Stderr))
	if err != nil {
		return err
	}
	c.info("x")
	return nil
}

func newQuiet(options ...option) *logger {
	l := &logger{out: os.Stdout}
	for _, set := range options {
		set(l)
	}
	return l
}

func newChecked(options ...checked) (*logger, error) {
	l := &logger{out: os.Stdout}
	for _, set := range options {
		if err := set(l); err != nil {
			return nil, err
		}
	}
	return l, nil
}

func nothing(cmd *cobra.Command, args []string) error {
	newLoud(to(nil)).info("x")
	return nil
}

func newLoud(options ...option) *logger {
	l := &logger{out: os.Stdout} // want `function newLoud, called by handler nothing, writes to stdout with os.Stdout`
	for _, set := range options {
		set(l)
	}
	return l
}

// given may have a writer that is nil.
func given(cmd *cobra.Command, args []string) error {
	var w io.Writer
	if len(args) > 0 {
		w = os.Stderr
	}
	l := &logger{out: os.Stdout} // want `handler given writes to stdout with os.Stdout`
	l.setOutput(w)
	l.info("x")
	return nil
}

func (l *logger) setIf(w io.Writer, wanted bool) {
	if w != nil && wanted {
		l.out = w
	}
}

// also has one put there under another condition as well.
func also(cmd *cobra.Command, args []string) error {
	l := &logger{out: os.Stdout} // want `handler also writes to stdout with os.Stdout`
	l.setIf(os.Stderr, len(args) > 0)
	l.info("x")
	return nil
}

// Command setupfailing has main and a hook put writers in place by functions that may fail, with
// which they fail, or not.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

var (
	report  io.Writer = os.Stdout // by main, which ends if that fails
	notes   io.Writer = os.Stdout // by the hook, which fails with it
	text    io.Writer = os.Stdout // likewise, one of several
	trace   io.Writer = os.Stdout // by a function that the hook calls, and that fails with it
	status  io.Writer = os.Stdout // the hook does not look whether that has failed
	summary io.Writer = os.Stdout // it does, and goes on
	version io.Writer = os.Stdout // by the hook, for one format only
	banner  io.Writer = os.Stdout // by the hook of one command, unless that shows help, which does not fail
	footer  io.Writer = os.Stdout // likewise, unless it fails
)

var format string

var errFormat = errors.New("unknown format")

func openReport(name string) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	report = file
	return nil
}

func setNotes(w io.Writer) error {
	if format == "" {
		return errFormat
	}
	notes = w
	return nil
}

func setText(w io.Writer) error {
	switch format {
	case "text":
		text = w
	case "none":
		text = io.Discard
	default:
		return errFormat
	}
	return nil
}

func setTrace(w io.Writer) (int, error) {
	if format == "" {
		return 0, errFormat
	}
	trace = w
	return 1, nil
}

func prepare(w io.Writer) error {
	if _, err := setTrace(w); err != nil {
		return fmt.Errorf("trace: %w", err)
	}
	return nil
}

func setStatus(w io.Writer) error {
	if format == "" {
		return errFormat
	}
	status = w
	return nil
}

func setSummary(w io.Writer) error {
	if format == "" {
		return errFormat
	}
	summary = w
	return nil
}

func setVersion(w io.Writer) error {
	if format == "" {
		return errFormat
	}
	version = w
	return nil
}

func set(cmd *cobra.Command, args []string) error {
	w := cmd.ErrOrStderr()
	if err := setNotes(w); err != nil {
		return err
	}
	if err := prepare(w); err != nil {
		return err
	}
	_ = setStatus(w)
	if err := setSummary(w); err != nil {
		fmt.Fprintln(w, err)
	}
	if format == "long" {
		if err := setVersion(w); err != nil {
			return err
		}
	}
	return setText(w)
}

func main() {
	if err := openReport("report.txt"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	root := &cobra.Command{Use: "set", PersistentPreRunE: set, RunE: run}
	root.PersistentFlags().StringVar(&format, "format", "text", "")
	root.AddCommand(&cobra.Command{Use: "show", PreRunE: beforeShow, RunE: show})
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func run(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(report, "a")
	fmt.Fprintln(notes, "a")
	fmt.Fprintln(text, "a")
	fmt.Fprintln(trace, "a")
	fmt.Fprintln(status, "a")  // want `^handler run writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(summary, "a") // want `^handler run writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(version, "a") // want `^handler run writes to stdout with fmt\.Fprintln, `
	return nil
}

func check(args []string) error {
	if len(args) > 1 {
		return errors.New("too many arguments")
	}
	return nil
}

func beforeShow(cmd *cobra.Command, args []string) error {
	if err := check(args); err != nil {
		return err
	}
	footer = cmd.ErrOrStderr()
	if len(args) == 0 {
		return cmd.Help()
	}
	banner = cmd.ErrOrStderr()
	return nil
}

func show(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(banner, "a") // want `^handler show writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(footer, "a")
	return nil
}

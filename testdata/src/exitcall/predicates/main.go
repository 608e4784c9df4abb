// Command predicates ends the process where a function says so that asks what it is given.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "predicates"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
			report(warning, "a")
			within(mode{name: "keep"}, "a")
			either(3, "a")
			check(nil)
			return nil
		}},
		&cobra.Command{Use: "stop", RunE: func(cmd *cobra.Command, args []string) error {
			report(fatal, "a")
			within(mode{name: "once"}, "a")
			within(mode{name: "drop"}, "a")
			either(2, "a")
			check(errors.New("a"))
			return nil
		}},
	)
	root.Execute()
}

type level int

const (
	warning level = iota
	fatal
)

func isFatal(l level) bool { return l == fatal }

func report(l level, text string) {
	fmt.Fprintln(os.Stderr, text)
	if isFatal(l) {
		os.Exit(1) // want `function report, called by handler "stop", ends the process with os\.Exit`
	}
}

type mode struct{ name string }

func (m mode) keeps() bool {
	switch m.name {
	case "keep":
		return true
	}
	return false
}

func (m mode) endsAtOnce() bool {
	if m.name == "once" {
		return true
	}
	return false
}

func within(m mode, text string) {
	fmt.Fprintln(os.Stderr, text)
	if m.endsAtOnce() {
		os.Exit(1) // want `function within, called by handler "stop", ends the process with os\.Exit`
	}
	if !m.keeps() {
		os.Exit(2) // want `function within, called by handler "stop", ends the process with os\.Exit`
	}
}

func isOneOrTwo(n int) bool { return n == 1 || n == 2 }

func either(n int, text string) {
	if isOneOrTwo(n) {
		os.Exit(1) // want `function either, called by handler "stop", ends the process with os\.Exit`
	}
}

func failed(err error) bool { return err != nil }

func check(err error) {
	if failed(err) {
		os.Exit(1) // want `function check, called by handler "stop", ends the process with os\.Exit`
	}
}

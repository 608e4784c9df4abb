// Command again begins with standard output, of which what runs before its commands makes
// something else.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"
)

type config struct{ out io.Writer }

var (
	notes    io.Writer
	cfg      config
	answers  io.Writer // main has the last word
	asked    io.Writer // that is on a condition
	restored io.Writer // a command may run first that puts it back
	greeting io.Writer // that is used before
	welcome  io.Writer // so is that, by a function
	set      io.Writer // the helper runs earlier, too
	quiet    bool
)

func init() {
	notes = os.Stdout
	cfg.out = os.Stdout
	asked = os.Stdout
	greeting = os.Stdout
	welcome = os.Stdout
	log.SetOutput(os.Stdout)
	helper()
	set = os.Stdout
}

func helper() { set = os.Stderr }

func main() {
	begin()
	root := &cobra.Command{Use: "again", PersistentPreRun: func(cmd *cobra.Command, args []string) {
		fmt.Fprintln(greeting, "welcome") // want `writes to stdout with fmt\.Fprintln`
		welcomed()
		greeting, welcome = os.Stderr, os.Stderr
		notes = cmd.ErrOrStderr()
		cfg.out = os.Stderr
		answers = os.Stderr
		restored = os.Stderr
		if quiet {
			asked = io.Discard
		}
		log.SetOutput(cmd.ErrOrStderr())
	}}
	root.PersistentFlags().BoolVar(&quiet, "quiet", false, "")
	root.AddCommand(
		&cobra.Command{Use: "list", Run: func(cmd *cobra.Command, args []string) {
			fmt.Fprintln(notes, "listing")
			fmt.Fprintln(cfg.out, "listing")
			fmt.Fprintln(answers, "listing")
			fmt.Fprintln(asked, "listing") // want `handler "list" writes to stdout with fmt\.Fprintln`
			fmt.Fprintln(set, "listing")   // want `handler "list" writes to stdout with fmt\.Fprintln`
			fmt.Fprintln(greeting, "listing")
			log.Print("listing")
		}},
		&cobra.Command{Use: "loud", Run: func(cmd *cobra.Command, args []string) {
			begin()
			fmt.Fprintln(restored, "loud") // want `handler "loud" writes to stdout with fmt\.Fprintln`
		}},
	)
	answers = os.Stdout
	root.Execute()
}

func begin() { restored = os.Stdout }

func welcomed() { fmt.Fprintln(welcome, "welcome") } // want `writes to stdout with fmt\.Fprintln`

// Command afterwards has code behind calls that never return.
package main

import (
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/afterwards/logs"
)

func main() {
	root := &cobra.Command{Use: "afterwards"}
	root.AddCommand(
		&cobra.Command{Use: "standard", Run: standard},
		&cobra.Command{Use: "own", Run: own},
		&cobra.Command{Use: "library", Run: library},
		&cobra.Command{Use: "check", Run: check},
		&cobra.Command{Use: "loop", Run: loop},
		&cobra.Command{Use: "deferred", Run: deferred},
		&cobra.Command{Use: "recovered", Run: recovered},
		&cobra.Command{Use: "replaced", Run: replaced},
	)
	root.Execute()
}

func standard(cmd *cobra.Command, args []string) {
	if err := work(args); err != nil {
		log.Fatal(err) // want `handler standard ends the process with log.Fatal`
		os.Exit(2)
	}
}

func die(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1) // want `function die, called by handler own, ends the process with os.Exit`
}

func own(cmd *cobra.Command, args []string) {
	err := work(args)
	if err != nil {
		die(err)
		if len(args) > 1 {
			os.Exit(3)
		}
	}
	os.Exit(4) // want `handler own ends the process with os.Exit`
}

func library(cmd *cobra.Command, args []string) {
	if err := work(args); err != nil {
		logs.Default().Fatal(err) // want `call of logs.Logger.Fatal in handler library ends the process`
		os.Exit(2)
	}
}

// check goes on where there is no error.
func check(cmd *cobra.Command, args []string) {
	logs.Check(work(args)) // want `call of logs.Check in handler check ends the process`
	os.Exit(2)             // want `handler check ends the process with os.Exit`
}

func loop(cmd *cobra.Command, args []string) {
	logs.Never(func() error { return work(args) }) // want `call of logs.Never in handler loop ends the process`
	os.Exit(2)
}

// deferred calls run where a panic passes.
func deferred(cmd *cobra.Command, args []string) {
	defer os.Exit(5) // want `handler deferred ends the process with os.Exit`
	log.Panic("no")
	os.Exit(6)
}

func try(args []string) {
	defer func() { recover() }()
	log.Panic(args)
}

// recovered goes on behind what panics.
func recovered(cmd *cobra.Command, args []string) {
	try(args)
	os.Exit(7) // want `handler recovered ends the process with os.Exit`
}

var exit = os.Exit

// replaced may go on behind what tests replace.
func replaced(cmd *cobra.Command, args []string) {
	exit(8)    // want `handler replaced ends the process with os.Exit`
	os.Exit(9) // want `handler replaced ends the process with os.Exit`
}

// Quiet keeps the process alive.
func Quiet() { exit = func(int) {} }

func work(args []string) error {
	if len(args) == 0 {
		return errors.New("nothing to do")
	}
	return nil
}

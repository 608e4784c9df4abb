// Command jobs has commands that do nothing but to call one function each.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

const version = "1.0.0"

// app is what the commands are methods of.
type app struct {
	exit   func(code int)
	print  func(a ...any)
	run    func(cmd *cobra.Command, args []string)
	list   func(names []string)
	reset  func()
	submit func(o *options)
	rename func(from, to string)
}

type options struct{ queue string }

var opts = &options{}

// What is told nothing but constants gets nothing of what the command was given to do.
func (a *app) stop(cmd *cobra.Command, args []string)        { a.exit(2) }
func (a *app) quit(cmd *cobra.Command, args []string)        { a.leave() }
func (a *app) leave()                                        { a.exit(3) }
func (a *app) showVersion(cmd *cobra.Command, args []string) { a.print("jobs", version) }

func (a *app) runAll(cmd *cobra.Command, args []string)  { a.run(cmd, args) }
func (a *app) listAll(_ *cobra.Command, args []string)   { a.list(args) }
func (a *app) resetAll(_ *cobra.Command, _ []string)     { a.reset() }
func (a *app) submitOne(_ *cobra.Command, _ []string)    { a.submit(opts) }
func (a *app) renameOne(_ *cobra.Command, args []string) { a.rename("old", args[0]) }

func run(cmd *cobra.Command, args []string) {}
func list(names []string)                   {}
func submit(o *options)                     {}
func rename(from, to string)                {}

// add makes a command of one function, and one that ends by another.
func add(root *cobra.Command, do func(o *options), exit func(code int)) {
	root.AddCommand(
		&cobra.Command{Use: "do", Run: func(*cobra.Command, []string) { do(opts) }}, // want `handler cobra Run "do"`
		&cobra.Command{Use: "end", Run: func(*cobra.Command, []string) { exit(1) }}, // want `handler cobra Run "end"`
	)
}

func main() {
	a := &app{
		exit:   os.Exit,
		print:  func(a ...any) { fmt.Println(a...) },
		run:    run,       // want `handler cobra run run`
		list:   list,      // want `handler cobra list list`
		reset:  func() {}, // want `handler cobra reset reset of a command`
		submit: submit,    // want `handler cobra submit submit`
		rename: rename,    // want `handler cobra rename rename`
	}
	root := &cobra.Command{Use: "jobs"}
	root.AddCommand(
		&cobra.Command{Use: "stop", Run: a.stop},           // want `handler cobra Run app\.stop`
		&cobra.Command{Use: "quit", Run: a.quit},           // want `handler cobra Run app\.quit`
		&cobra.Command{Use: "version", Run: a.showVersion}, // want `handler cobra Run app\.showVersion`
		&cobra.Command{Use: "run", Run: a.runAll},          // want `handler cobra Run app\.runAll`
		&cobra.Command{Use: "list", Run: a.listAll},        // want `handler cobra Run app\.listAll`
		&cobra.Command{Use: "reset", Run: a.resetAll},      // want `handler cobra Run app\.resetAll`
		&cobra.Command{Use: "submit", Run: a.submitOne},    // want `handler cobra Run app\.submitOne`
		&cobra.Command{Use: "rename", Run: a.renameOne},    // want `handler cobra Run app\.renameOne`
	)
	add(root, submit, os.Exit) // want `handler cobra argument 2 submit`
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// Package main has commands that say by options of a library what that tells.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/tell"
)

func main() {
	root := &cobra.Command{Use: "work"}
	root.AddCommand(
		&cobra.Command{Use: "build", Run: build},
		&cobra.Command{Use: "check", Run: check},
		&cobra.Command{Use: "deploy", Run: deploy},
		&cobra.Command{Use: "describe", Run: describe},
		&cobra.Command{Use: "dry", Run: dry},
		&cobra.Command{Use: "set", Run: set},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func build(cmd *cobra.Command, args []string) {
	tell.New().Say("building")                                  // want `call of tell.Teller.Say in handler build writes to stdout with fmt.Println`
	tell.New(tell.Quiet()).Say("building")                      // it is not told
	tell.New(tell.Silent).Say("building")                       // nor is it
	tell.New(tell.Prefix("- "), tell.Quiet()).Say("building")   // nor is it
	tell.New(tell.Quiet(), tell.Prefix("- ")).Say("building")   // nor is it
	tell.New(tell.Prefix("- ")).Say("building")                 // want `call of tell.Teller.Say in handler build writes to stdout with fmt.Println`
	tell.New(tell.Quiet(), tell.Muted(false)).Say("building")   // want `call of tell.Teller.Say in handler build writes to stdout with fmt.Println`
	tell.New(tell.Muted(true)).Say("building")                  // it is not
	tell.New(tell.Muted(len(args) > 0)).Say("building")         // want `call of tell.Teller.Say in handler build writes to stdout with fmt.Println`
	tell.NewLike(tell.Quiet()).Say("building")                  // it is not
	tell.NewLike().Say("building")                              // want `call of tell.Teller.Say in handler build writes to stdout with fmt.Println`
	tell.New(tell.Quiet(), tell.Checked("text")).Say("testing") // want `call of tell.Teller.Say in handler build writes to stdout with fmt.Println`
}

func check(cmd *cobra.Command, args []string) {
	tell.New().Detail("checking")              // the level is 1
	tell.New(tell.Level(0)).Detail("checking") // or less
	tell.New(tell.Level(2)).Detail("checking") // want `call of tell.Teller.Detail in handler check writes to stdout with fmt.Println`
	tell.NewAt(3).Detail("checking")           // want `call of tell.Teller.Detail in handler check writes to stdout with fmt.Println`
	options := []tell.Option{tell.Quiet()}
	if len(args) > 0 {
		options = nil
	}
	tell.New(options...).Say("checking") // want `call of tell.Teller.Say in handler check writes to stdout with fmt.Println`
}

func deploy(cmd *cobra.Command, args []string) {
	tell.Once("deploying")                     // want `call of tell.Once in handler deploy writes to stdout with fmt.Println`
	tell.Once("deploying", tell.Quiet())       // it is not told
	tell.Once("deploying", tell.Muted(true))   // nor is it
	tell.Once("deploying", tell.Visible(true)) // want `call of tell.Once in handler deploy writes to stdout with fmt.Println`
	tell.Once("deploying", quietly(true))      // nor here
	tell.Once("deploying", quietly(false))     // want `call of tell.Once in handler deploy writes to stdout with fmt.Println`
	tell.Once("deploying", sometimes(cmd.Use)) // want `call of tell.Once in handler deploy writes to stdout with fmt.Println`
	tell.Once("deploying", nothing)            // want `call of tell.Once in handler deploy writes to stdout with fmt.Println`
}

// quietly is an option of ours, by one of theirs.
func quietly(quiet bool) tell.Option { return tell.Muted(quiet) }

func sometimes(text string) tell.Option {
	if text == "" {
		return tell.Muted(false)
	}
	return tell.Quiet()
}

func nothing(*tell.Teller) {}

// Options decide once for all that is told.
func describe(cmd *cobra.Command, args []string) {
	t := tell.New(tell.Quiet(), tell.Level(5))
	t.Say("describing")
	t.Detail("describing") // want `call of tell.Teller.Detail in handler describe writes to stdout with fmt.Println`
}

func dry(cmd *cobra.Command, args []string) {
	tell.Set().Report("drying")                               // it is dry
	tell.Set(tell.Dry()).Report("drying")                     // so is it
	tell.Set(tell.Wet()).Report("drying")                     // want `call of tell.Teller.Report in handler dry writes to stdout with fmt.Println`
	tell.Set(tell.Wet(), tell.Dryness(true)).Report("drying") // it is dry
	tell.Set(tell.Dryness(false)).Report("drying")            // want `call of tell.Teller.Report in handler dry writes to stdout with fmt.Println`
}

// What is set by a method holds from there on.
func set(cmd *cobra.Command, args []string) {
	t := tell.New()
	t.SetQuiet(true)
	t.Say("setting")
	t.SetQuiet(false)
	t.Say("setting") // want `call of tell.Teller.Say in handler set writes to stdout with fmt.Println`

	hushed := tell.New()
	hushed.Hush()
	hushed.Say("setting")

	asked := tell.New()
	if len(args) > 0 {
		asked.Hush()
	}
	asked.Say("setting") // want `call of tell.Teller.Say in handler set writes to stdout with fmt.Println`

	perhaps := tell.New(tell.Quiet())
	perhaps.SetQuiet(len(args) > 0)
	perhaps.Say("setting") // want `call of tell.Teller.Say in handler set writes to stdout with fmt.Println`

	unless := tell.New(tell.Muted(false))
	unless.HushUnless("text")
	unless.Say("setting") // want `call of tell.Teller.Say in handler set writes to stdout with fmt.Println`
}

// Command keys keeps its logs in variables, which are set up before any handler runs.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/begun/audit"
)

var (
	byInit    = audit.New()
	byMain    = audit.New()
	byHelper  = audit.New()
	late      = audit.New()
	sometimes = audit.New()
	never     = audit.New()

	fail = os.Exit
	stop = os.Exit
)

func init() {
	byInit.Exit = say
	fail = say
	if os.Getenv("KEYS_SOFT") != "" {
		sometimes.Exit = say
		stop = say
	}
}

func say(code int) { fmt.Fprintln(os.Stderr, "would end with", code) }

func setUp() { byHelper.Exit = say }

func main() {
	byMain.Exit = say
	setUp()
	root := &cobra.Command{Use: "keys"}
	root.AddCommand(
		&cobra.Command{Use: "add", Run: add},
		&cobra.Command{Use: "remove", Run: remove},
	)
	err := root.Execute()
	late.Exit = say
	if err != nil {
		late.Fatal(err.Error())
	}
}

func add(cmd *cobra.Command, args []string) {
	switch len(args) {
	case 0:
		byInit.Fatal("no key")
	case 1:
		byMain.Fatal("no value")
	case 2:
		byHelper.Fatal("no label")
	case 3:
		fail(3)
	}
}

func remove(cmd *cobra.Command, args []string) {
	switch len(args) {
	case 0:
		never.Fatal("no key") // want `^call of audit\.Log\.Fatal in handler remove ends the process`
	case 1:
		late.Fatal("no key") // want `^call of audit\.Log\.Fatal in handler remove ends the process`
	case 2:
		sometimes.Fatal("no key") // want `^call of audit\.Log\.Fatal in handler remove ends the process`
	case 3:
		stop(3) // want `^handler remove ends the process with os\.Exit`
	}
}

// Command service does what a table says for the name that it looks up.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

var actions = map[string]func(){
	"list": func() { fmt.Fprintln(os.Stderr, "none") },
	"stop": func() { os.Exit(0) }, // want `function literal, called by handler runStop, ends the process`
}

type level int

const (
	info level = iota
	fatal
)

var byLevel = [...]func(){
	info:  func() {},
	fatal: func() { os.Exit(1) }, // want `function literal, called by handler runStop, ends the process`
}

var changed = map[string]func(){
	"list": func() {},
}

func init() { changed["list"] = func() { os.Exit(0) } } // want `function literal, called by handler runList, ends the process`

func runList(cmd *cobra.Command, args []string) {
	actions["list"]()
	byLevel[info]()
	local := map[string]func(){"list": func() {}, "stop": func() { os.Exit(0) }}
	local["list"]()
	changed["list"]()
}

func runStop(cmd *cobra.Command, args []string) {
	actions["stop"]()
	byLevel[fatal]()
	local := map[string]func(){"list": func() {}, "stop": func() { os.Exit(0) }} // want `function literal in runStop, called by handler runStop, ends the process`
	local[args[0]]()
}

func main() {
	root := &cobra.Command{Use: "service"}
	root.AddCommand(
		&cobra.Command{Use: "list", Run: runList},
		&cobra.Command{Use: "stop", Run: runStop},
	)
	root.Execute()
}

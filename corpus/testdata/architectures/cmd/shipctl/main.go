// Command shipctl talks to a fleet of ships.
package main

import (
	"fmt"
	"os"

	"example.com/architectures/internal/shipctl/cmd"
	"example.com/architectures/internal/shipctl/term"
)

func main() {
	os.Exit(run())
}

func run() (status int) {
	// A fatal error of a command unwinds to here, so that what is deferred runs.
	term.OnFatal(func(code int) { panic(term.Ended(code)) })
	defer func() {
		switch v := recover().(type) {
		case nil:
		case term.Ended:
			status = int(v)
		default:
			panic(v)
		}
	}()
	root := cmd.NewShipctlCommand()
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		return 1
	}
	return 0
}

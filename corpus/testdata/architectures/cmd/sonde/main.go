// Command sonde probes hosts.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/peterbourgon/ff/v4"
	"github.com/peterbourgon/ff/v4/ffhelp"

	"example.com/architectures/internal/sonde/commands"
)

func main() {
	os.Exit(run())
}

func run() int {
	root := commands.Root()
	if err := root.ParseAndRun(context.Background(), os.Args[1:]); err != nil {
		if errors.Is(err, ff.ErrHelp) || errors.Is(err, ff.ErrNoExec) {
			fmt.Fprintln(os.Stderr, ffhelp.Command(root))
			return 2
		}
		fmt.Fprintln(os.Stderr, "sonde:", err)
		return 1
	}
	return 0
}

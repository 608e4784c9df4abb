// Command ffapp measures things; half of it has moved to ff v4.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/peterbourgon/ff/v4"
	"github.com/peterbourgon/ff/v4/ffhelp"
)

// stdout is set by main.
var stdout io.Writer = io.Discard

func main() {
	stdout = os.Stdout
	ctx := context.Background()
	args := os.Args[1:]
	if len(args) > 0 && args[0] == "next" {
		root := nextRoot(os.Stdout, os.Stderr)
		err := root.ParseAndRun(ctx, args[1:])
		if errors.Is(err, ff.ErrHelp) {
			fmt.Fprintln(os.Stderr, ffhelp.Command(root))
			return
		}
		finish(err)
	}
	finish(oldRoot().ParseAndRun(ctx, args))
}

func finish(err error) {
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Println("error:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

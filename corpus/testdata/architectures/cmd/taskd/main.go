// Command taskd runs tasks.
package main

import (
	"fmt"
	"io"
	"os"

	"example.com/architectures/internal/taskd/app"
	"example.com/architectures/internal/taskd/console"
	"example.com/architectures/internal/taskd/ui"
)

func main() {
	os.Exit(run())
}

func run() int {
	// Nothing but answers may be on standard output.
	console.Redirect(os.Stderr)
	ui.Writer = io.Writer(os.Stderr)
	root := app.New()
	if err := root.Run(os.Args); err != nil {
		fmt.Fprintln(os.Stderr, "taskd:", err)
		return 1
	}
	return 0
}

// Command forge is a small client of a code forge.
package main

import (
	"fmt"
	"os"

	"example.com/architectures/internal/forge/cmd/root"
	"example.com/architectures/internal/forge/cmdutil"
	"example.com/architectures/internal/forge/factory"
)

func main() {
	os.Exit(run())
}

func run() int {
	f := factory.New("forge")
	cmd := root.NewCmdRoot(f) // want stdoutwrite
	if err := cmd.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "forge:", err)
		return cmdutil.StatusOf(err)
	}
	return 0
}

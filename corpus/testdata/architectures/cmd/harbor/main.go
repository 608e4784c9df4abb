// Command harbor is a client of an image registry.
package main

import (
	"fmt"
	"os"

	"example.com/architectures/internal/harbor/atexit"
	"example.com/architectures/internal/harbor/cli"
	"example.com/architectures/internal/harbor/metrics"
)

func main() {
	os.Exit(run())
}

func run() int {
	defer atexit.Run()
	metrics.SetOutput(os.Stderr)
	root := cli.New(cli.Deps{Store: cli.NewStore()})
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "harbor:", err)
		return 1
	}
	return 0
}

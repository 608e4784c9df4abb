// Command store is built on a fork of urfave/cli.
package main

import (
	"fmt"
	"os"

	"github.com/minio/cli"
)

var list = cli.Command{
	Name:   "list",
	Before: setUp,
	Action: runList,
	Flags:  []cli.Flag{cli.BoolFlag{Name: "long"}},
}

func setUp(ctx *cli.Context) error {
	fmt.Fprintln(os.Stderr, "settings are read")
	return nil
}

func runList(ctx *cli.Context) error {
	for _, name := range ctx.Args() {
		fmt.Println(name) // want `^handler runList writes to stdout with fmt\.Println, `
	}
	return nil
}

func main() {
	app := cli.NewApp()
	app.Commands = []cli.Command{list}
	if err := app.Run(os.Args); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

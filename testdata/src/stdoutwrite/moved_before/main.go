// Command before has its commands print to standard error, as its application says before each
// of them, but for those that cobra runs.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
	"github.com/urfave/cli/v2"
)

func main() {
	app := &cli.App{
		Name: "before",
		Before: func(c *cli.Context) error {
			divert()
			return nil
		},
		Commands: []*cli.Command{
			{Name: "list", Action: list},
		},
	}
	if len(os.Args) > 1 && os.Args[1] == "old" {
		newOld().Execute()
		return
	}
	app.Run(os.Args)
}

func divert() { os.Stdout = os.Stderr }

func list(c *cli.Context) error {
	fmt.Println("listing")
	return nil
}

func newOld() *cobra.Command {
	return &cobra.Command{Use: "old", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Println("old") // want `handler "old" writes to stdout`
		return nil
	}}
}

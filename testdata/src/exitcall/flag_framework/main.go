// Command notes leaves it to its framework to end the process.
package main

import (
	"os"

	"github.com/urfave/cli/v2"
)

func main() {
	app := &cli.App{Name: "notes", Action: list}
	app.Run(os.Args)
}

func list(c *cli.Context) error {
	err := cli.Exit("no notes", 3)
	if c.NArg() == 0 {
		cli.HandleExitCoder(err) // want `^call of cli\.HandleExitCoder in handler list ends the process with os\.Exit at github\.com/urfave/cli/v2/errors\.go:\d+, .* \(exitcall\)$`
	}
	return err
}

// Command boxes is built on the library by its former name.
package main

import (
	"os"

	"github.com/mitchellh/cli"
)

type upCommand struct{}

func (*upCommand) Help() string          { return "" }
func (*upCommand) Synopsis() string      { return "" }
func (*upCommand) Run(args []string) int { return 0 }

func upFactory() (cli.Command, error) {
	return &upCommand{}, nil // want `handler hashicorp/cli Run upCommand\.Run`
}

func main() {
	c := &cli.CLI{Name: "boxes", Args: os.Args[1:], Commands: map[string]cli.CommandFactory{"up": upFactory}}
	var first cli.Command = &upCommand{} // want `handler hashicorp/cli Run upCommand\.Run`
	c.Commands["first"] = func() (cli.Command, error) { return first, nil }
	code, err := c.Run()
	if err != nil {
		code = 1
	}
	os.Exit(code)
}

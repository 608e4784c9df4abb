// Command boxes is built on the same library by its former name.
package main

import (
	"fmt"
	"os"

	"github.com/mitchellh/cli"
)

type upCommand struct{}

func (*upCommand) Help() string     { return "" }
func (*upCommand) Synopsis() string { return "" }
func (*upCommand) Run(args []string) int {
	for range args {
		defer fmt.Println("up") // want `^handler upCommand\.Run writes to stdout with fmt\.Println, `
	}
	return 0
}

func upFactory() (cli.Command, error) {
	fmt.Println("a factory makes a command for its help as well")
	return &upCommand{}, nil
}

func main() {
	c := &cli.CLI{Name: "boxes", Args: os.Args[1:], Commands: map[string]cli.CommandFactory{"up": upFactory}}
	code, err := c.Run()
	if err != nil {
		fmt.Println(err)
	}
	os.Exit(code)
}

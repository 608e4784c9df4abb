// Command vaults is built on hashicorp/cli, where a status is what a command
// returns.
package main

import (
	"log"
	"os"

	"github.com/hashicorp/cli"
)

type meta struct{}

func (meta) Help() string     { os.Exit(0); return "" }
func (meta) Synopsis() string { return "" }

type readCommand struct{ meta }

func (*readCommand) Run(args []string) int {
	if len(args) == 0 {
		os.Exit(cli.RunResultHelp) // want `^handler readCommand\.Run ends the process with os\.Exit, so its caller gets no answer; return the exit status \(exitcall\)$`
	}
	return 0
}

type writeCommand struct{ meta }

func (writeCommand) Run(args []string) int {
	prepare()
	data, err := os.ReadFile("vault")
	if err != nil {
		log.Panic(err) // what calls it can recover
	}
	return len(data)
}

func prepare() {
	log.Fatal("no vault") // want `^function prepare, called by handler writeCommand\.Run, ends the process with log\.Fatal, so its caller gets no answer; return an error \(exitcall\)$`
}

// worker has the methods of a command, and is none.
type worker struct{ meta }

func (worker) Run(args []string) int { os.Exit(1); return 0 }

func main() {
	c := cli.NewCLI("vaults", "1.0.0")
	c.Commands = map[string]cli.CommandFactory{
		"read":  func() (cli.Command, error) { return new(readCommand), nil },
		"write": func() (cli.Command, error) { return writeCommand{}, nil },
	}
	if len(os.Args) == 1 {
		worker{}.Run(nil)
	}
	code, err := c.Run()
	if err != nil {
		log.Fatal(err)
	}
	os.Exit(code)
}

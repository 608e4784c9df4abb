// Command notes gives the registrars of other packages what their handlers work with.
package main

import (
	"fmt"
	"os"

	"github.com/envvet/envvet/testdata/src/wiring/commands"
	"github.com/envvet/envvet/testdata/src/wiring/middle"
)

type loud struct{}

func (loud) Delete(id string) error {
	fmt.Println("deleted", id)
	return nil
}

func (loud) All() []string { return nil }

type quiet struct{}

func (quiet) Delete(string) error { return nil }

func (quiet) All() []string { return nil }

func main() {
	var err error
	switch len(os.Args) {
	case 1:
		err = middle.Execute(loud{}) // want `registers "delete" .cobra RunE., which reaches stdout fmt\.Println`
	case 2:
		err = middle.Execute(quiet{})
	case 3:
		err = commands.Root(quiet{}, func(text string) { fmt.Println(text) }).Execute() // want `registers "list" .cobra RunE., which reaches stdout fmt\.Println`
	case 4:
		app := &commands.App{Store: loud{}}
		err = app.Commands()[0].Execute() // want `registers App\.clear .cobra RunE., which reaches stdout fmt\.Println`
	case 5:
		err = commands.Export(os.Stdout, true).Execute() // want `registers "export" .cobra RunE., which reaches injected stdout fmt\.Fprintln`
	case 6:
		err = commands.Export(os.Stderr, true).Execute()
	case 7:
		err = commands.Show("x").Execute()
		commands.Prepare(loud{})
	case 8:
		err = middle.Execute(middle.Loud{}) //envvet:ignore stdoutwrite people ask for it // want `registers "delete" .cobra RunE., which reaches accepted stdout fmt\.Println`
	}
	if err != nil {
		os.Exit(1)
	}
}

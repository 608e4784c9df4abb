// Fixture kingpin_case: a program that asks kingpin which command was given, and carries it out
// by itself.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/alecthomas/kingpin/v2"
)

var (
	app  = kingpin.New("notes", "Keep notes.")
	list = app.Command("list", "List notes.").Alias("ls")
	add  = app.Command("add", "Add a note.")
	sync = app.Command("sync", "Bring notes together.")
	pull = sync.Command("pull", "Take the notes of others.")
)

var greeting struct{ Name string }

type tags struct{ rename, merge *kingpin.CmdClause }

func main() {
	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
	case list.FullCommand(): // want `handler kingpin case "list"`
		fmt.Println("milk")
	case add.FullCommand(), pull.FullCommand(): // want `handler kingpin case "add" or "sync pull"`
		os.Exit(run(context.Background()))
	case sync.FullCommand(): // nothing to do
	default:
		fmt.Println("try notes help")
	}
}

// The name may be kept, and come with an error.
func run(ctx context.Context) int {
	cmd, err := app.Parse(os.Args[1:])
	if err != nil {
		return 2
	}
	t := tags{rename: app.Command("rename", ""), merge: app.Command("merge", "")}
	switch cmd {
	case "list": // want `handler kingpin case "list"`
		fmt.Println("milk")
	case t.rename.FullCommand(): // want `handler kingpin case t.rename`
		fmt.Println("renamed")
	case "":
		fmt.Println("no command")
	}
	if cmd == t.merge.FullCommand() { // want `handler kingpin case t.merge`
		fmt.Println("merged")
		if cmd == add.FullCommand() { // belongs to that
			fmt.Println("added")
		}
	} else if "pull" == cmd { // want `handler kingpin case "pull"`
		fmt.Println("pulled")
	}
	if cmd != add.FullCommand() { // all others
		fmt.Println("not added")
	}
	switch {
	case cmd == add.FullCommand(): // want `handler kingpin case "add"`
		fmt.Println("added")
	case len(os.Args) > 2:
		fmt.Println("more")
	}
	return 0
}

type command interface {
	Run(ctx context.Context) error
}

// Commands may be looked up by their names.
func lookUp(ctx context.Context, commands map[string]command, checks map[string]func() error, titles map[string]string) error {
	name := kingpin.Parse()
	check, ok := checks[name]
	if !ok {
		return fmt.Errorf("no %s", titles[name])
	}
	if err := check(); err != nil { // want `handler kingpin case check`
		return err
	}
	return commands[name].Run(ctx) // want `handler kingpin case commands\[name\]\.Run`
}

// A name that is compared with something else is that of no command.
func greet(name string) {
	switch name {
	case "list":
		fmt.Println("hello")
	}
	switch greeting.Name {
	case "other":
		fmt.Println("other")
	}
}

// A name that nobody is asked for is one, too.
func describe(name string) string {
	switch name {
	case list.FullCommand(): // want `handler kingpin case "list"`
		return "lists notes"
	}
	return ""
}

// Command chat is built on kingpin: its commands are given actions.
package main

import (
	"log"
	"os"

	"github.com/alecthomas/kingpin/v2"
)

type post struct{ channel string }

func (p *post) run(c *kingpin.ParseContext) error {
	if p.channel == "" {
		log.Fatalf("no channel for %s", c.SelectedCommand) // want `^handler post\.run ends the process with log\.Fatalf, `
	}
	kingpin.FatalIfError(os.Chdir(p.channel), "") // the framework's own
	return nil
}

func check(c *kingpin.ParseContext) error {
	return nil
}

func main() {
	app := kingpin.New("chat", "Chat.")
	app.PreAction(check).Validate(func(*kingpin.Application) error { os.Exit(2); return nil })
	cmd := app.Command("post", "").Action((&post{}).run)
	cmd.Flag("version", "").Action(func(*kingpin.ParseContext) error { os.Exit(0); return nil })
	app.Command("leave", "").PreAction(func(*kingpin.ParseContext) error {
		go os.Exit(0) // want `^handler "leave" ends the process with os\.Exit, `
		return nil
	})
	kingpin.MustParse(app.Parse(os.Args[1:]))
}

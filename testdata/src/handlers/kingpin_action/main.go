// Command chat gives its commands actions.
package main

import (
	"os"

	"github.com/alecthomas/kingpin/v2"
)

type post struct{ channel string }

func (p *post) run(c *kingpin.ParseContext) error { return nil }

func check(c *kingpin.ParseContext) error { return nil }

func add(app *kingpin.Application, name string, action kingpin.Action) {
	app.Command(name, "").Action(action)
}

// queue has methods of the same names.
type queue struct{}

func (queue) Action(action kingpin.Action) {}

func main() {
	app := kingpin.New("chat", "Chat.")
	app.PreAction(check) // want `handler kingpin PreAction check`
	app.Validate(func(*kingpin.Application) error { return nil })
	p := new(post)
	cmd := app.Command("post", "Post a message.").Action(p.run) // want `handler kingpin Action post\.run`
	cmd.Flag("dry-run", "").Action(check).Bool()
	cmd.Command("draft", "Write one.").Alias("d").Action(func(c *kingpin.ParseContext) error { // want `handler kingpin Action "draft"`
		return nil
	})
	kingpin.Command("read", "").PreAction(kingpin.Action(check)).Action(nil) // want `handler kingpin PreAction check`
	add(app, "leave", check)                                                 // want `handler kingpin argument 3 check`
	app.Command("valid", "").Validate(func(*kingpin.CmdClause) error { return nil })
	queue{}.Action(check)
	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
	case "valid":
	}
}

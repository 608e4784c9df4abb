// Command chat is built on a fork of kingpin.
package main

import (
	"os"

	"github.com/choria-io/fisk"
)

type post struct{ channel string }

func (p *post) run(c *fisk.ParseContext) error { return nil }

func check(c *fisk.ParseContext) error { return nil }

func main() {
	app := fisk.New("chat", "Chat.")
	app.PreAction(check) // want `handler kingpin PreAction check`
	p := new(post)
	cmd := app.Command("post", "Post a message.").Action(p.run) // want `handler kingpin Action post\.run`
	cmd.Flag("dry-run", "").Action(check).Bool()
	read := app.Command("read", "")
	switch fisk.MustParse(app.Parse(os.Args[1:])) {
	case read.FullCommand(): // want `handler kingpin case "read"`
		println("read")
	}
}

// Command chat is built on kingpin: its commands are given actions.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kingpin/v2"
)

type post struct {
	channel string
	out     io.Writer
}

func (p *post) run(c *kingpin.ParseContext) error {
	fmt.Println("posting to", p.channel) // want `^handler post\.run writes to stdout with fmt\.Println, which mixes with the command's answer; `
	return nil
}

// read writes to a field that main sets.
func (p *post) read(c *kingpin.ParseContext) error {
	fmt.Fprintln(p.out, p.channel)
	return nil
}

// configure is called from main, as such functions are.
func configure(app *kingpin.Application) {
	p := new(post)
	fmt.Println("configuring")
	app.Command("post", "Post a message.").Action(p.run)
	app.Command("leave", "").PreAction(func(c *kingpin.ParseContext) error {
		os.Stdout.WriteString("leaving") // want `^handler "leave" writes to stdout with os\.Stdout, `
		return nil
	})
}

func check(c *kingpin.ParseContext) error {
	warn("checking") // to where its parameter says
	return nil
}

func warn(text string) {
	fmt.Fprintln(os.Stderr, text)
	fmt.Println(text) // want `^function warn, called by handler check, writes to stdout with fmt\.Println, `
}

// queue has methods of the same names.
type queue struct{}

func (queue) Action(action kingpin.Action) queue { return queue{} }

func main() {
	app := kingpin.New("chat", "Chat.")
	app.PreAction(check)
	app.Validate(func(*kingpin.Application) error { fmt.Println("valid"); return nil })
	app.Flag("version", "").PreAction(func(*kingpin.ParseContext) error { fmt.Println("1.0.0"); return nil })
	configure(app)
	read := app.Command("read", "").Alias("r").Action((&post{out: os.Stdout}).read)
	read.Flag("all", "").Action(func(*kingpin.ParseContext) error { fmt.Println("all"); return nil }).Bool()
	read.Validate(func(*kingpin.CmdClause) error { fmt.Println("valid"); return nil })
	queue{}.Action(func(*kingpin.ParseContext) error { fmt.Println("queued"); return nil })
	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
	case "valid":
		fmt.Println("chosen by main") // want `^handler "valid" writes to stdout with fmt\.Println, `
	default:
		fmt.Println("main may")
	}
}

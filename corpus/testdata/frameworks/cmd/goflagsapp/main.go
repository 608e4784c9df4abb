// Command goflagsapp looks after queues.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/jessevdk/go-flags"

	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/render"
	"example.com/frameworks/internal/ui"
)

type pushCmd struct {
	Queue string `short:"q" default:"main"`
}

func (p *pushCmd) Execute(args []string) error { // bad: a console on stdout
	con := ui.NewConsole(ui.WithWriter(os.Stdout)) // want stdoutwrite
	for _, a := range args {
		con.Say("%s <- %s", p.Queue, a)
	}
	return nil
}

type popCmd struct {
	Queue string `short:"q" default:"main"`
}

func (p *popCmd) Execute(args []string) error { // ok: a console on stderr
	con := ui.NewConsole(ui.WithPrefix(p.Queue + ": "))
	if len(args) > 0 {
		return &flags.Error{Type: flags.ErrUnknown, Message: fmt.Sprintf("unexpected %q", args)}
	}
	con.Say("empty")
	return nil
}

type drainCmd struct{}

func (drainCmd) Execute(args []string) error { // bad: Fatalf of the logger
	log := logx.New(os.Stderr, logx.Warn)
	if len(args) != 1 {
		log.Fatalf("want one queue, have %d", len(args)) // want exitcall
	}
	log.Warnf("drained %s", args[0])
	return nil
}

type peekCmd struct {
	To string `long:"to" default:"peek.json"`
}

func (p *peekCmd) Execute(args []string) error { // ok: into a file
	f, err := os.OpenFile(p.To, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	return errors.Join(render.JSON(f, args), f.Close())
}

func main() {
	p := flags.NewNamedParser("queues", flags.HelpFlag|flags.PassDoubleDash)
	if _, err := p.AddCommand("push", "push", "", &pushCmd{}); err != nil {
		panic(err)
	}
	if _, err := p.AddCommand("drain", "drain", "", &drainCmd{}); err != nil {
		panic(err)
	}
	p.AddCommand("pop", "pop", "", &popCmd{})
	p.AddCommand("peek", "peek", "", &peekCmd{})
	if _, err := p.Parse(); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// Command notify has printers that are quiet, and some that are not for ever.
package main

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"
)

type Printer struct {
	Quiet bool
	Lines int
}

func (p *Printer) Say(text string) {
	p.Lines++
	if !p.Quiet {
		fmt.Println(text)
	}
}

func (p *Printer) SayTwice(text string) {
	p.Say(text)
	p.Say(text)
}

type Talker struct {
	Quiet bool
}

func (t *Talker) Say(text string) {
	if !t.Quiet {
		fmt.Println(text) // want `function Talker\.Say, called by handler runLoud, writes to stdout`
	}
}

func wake(t *Talker) { t.Quiet = false }

type Counter struct {
	Quiet bool
}

func (c *Counter) Say(text string) {
	if !c.Quiet {
		fmt.Println(text) // want `function Counter\.Say, called by handler runRead, writes to stdout`
	}
}

// A service prints by what it points to.
type service struct{ out *line }

type line struct{ quiet bool }

func newLine(quiet bool) *line { return &line{quiet: quiet} }

func (l *line) say(text string) {
	if !l.quiet {
		fmt.Println(text)
	}
}

func (s *service) start() { s.out.say("started") }

// An embedded one is loud, or may be made so.
type loud struct{ *horn }

type horn struct{ quiet bool }

func (h *horn) say(text string) {
	if !h.quiet {
		fmt.Println(text) // want `function horn\.say, called by handler runHorn, writes to stdout`
	}
}

func (l loud) start() { l.say("started") }

type phone struct{ *bell }

type bell struct{ quiet bool }

func (b *bell) set(quiet bool) { b.quiet = quiet }

func (b *bell) ring() {
	if !b.quiet {
		fmt.Println("ring") // want `function bell\.ring, called by handler runPhone, writes to stdout`
	}
}

func (p *phone) start() { p.ring() }

func runQuiet(cmd *cobra.Command, args []string) {
	p := &Printer{Quiet: true}
	p.Say("a")
	p.SayTwice("b")
	p.Say("c")
	start(p)
	s := &service{out: newLine(true)}
	s.start()
	s = &service{&line{quiet: true}}
	s.start()
}

func start(p *Printer) {
	p.Say("started")
	p.Say("done")
}

func runLoud(cmd *cobra.Command, args []string) {
	t := &Talker{Quiet: true}
	t.Say("a")
	wake(t)
	t.Say("b")
}

func runRead(cmd *cobra.Command, args []string) error {
	c := &Counter{Quiet: true}
	c.Say("a")
	if err := json.Unmarshal([]byte(args[0]), c); err != nil {
		return err
	}
	c.Say("b")
	return nil
}

func runHorn(cmd *cobra.Command, args []string) {
	loud{&horn{quiet: true}}.start()
	loud{&horn{}}.start()
}

func runPhone(cmd *cobra.Command, args []string) {
	p := &phone{&bell{quiet: true}}
	p.set(len(args) > 0)
	p.start()
}

func main() {
	root := &cobra.Command{Use: "notify"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: runQuiet},
		&cobra.Command{Use: "loud", Run: runLoud},
		&cobra.Command{Use: "read", RunE: runRead},
		&cobra.Command{Use: "horn", Run: runHorn},
		&cobra.Command{Use: "phone", Run: runPhone},
	)
	root.Execute()
}

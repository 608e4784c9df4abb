// Command lint makes what its handlers have as receivers, and what they capture, so that it
// ends the process for some of them.
package main

import (
	"errors"
	stdlog "log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/settled/log"
)

type mode int

const (
	returns mode = iota
	exits
)

type parser struct{ mode mode }

func newParser(m mode) *parser { return &parser{m} }

func (p *parser) parse(args []string) error {
	err := errors.New("usage")
	if p.mode == exits {
		stdlog.Fatal(err) // want `function parser\.parse, called by handler hard\.run, ends the process`
	}
	return err
}

type soft struct{ p *parser }

func (s *soft) run(cmd *cobra.Command, args []string) error { return s.p.parse(args) }

type hard struct{ p *parser }

func (h *hard) run(cmd *cobra.Command, args []string) error { return h.p.parse(args) }

// A tool has a logger of another package.
type tool struct{ log *log.Logger }

func (t *tool) run(cmd *cobra.Command, args []string) error {
	t.log.Fatal("x")
	return nil
}

type loud struct{ log *log.Logger }

func (l *loud) run(cmd *cobra.Command, args []string) error {
	l.log.Fatal("x") // want `call of log\.Logger\.Fatal in handler loud\.run ends the process`
	return nil
}

// An unchanged one has a logger that could be told to end the process.
type unchanged struct{ log *log.Changing }

func (u *unchanged) run(cmd *cobra.Command, args []string) error {
	u.log.Fatal("x")
	u.log.Fatal("y")
	return nil
}

type changing struct{ log *log.Changing }

func (c *changing) run(cmd *cobra.Command, args []string) error {
	c.log.Fatal("x") // want `call of log\.Changing\.Fatal in handler changing\.run ends the process`
	return nil
}

func newQuiet(l *log.Logger, exits bool) *cobra.Command {
	return &cobra.Command{Use: "quiet", RunE: func(cmd *cobra.Command, args []string) error {
		l.Fatal("x")
		if exits {
			os.Exit(1)
		}
		return nil
	}}
}

// It is called for a command that ends the process, too.
func newEither(l *log.Logger) *cobra.Command {
	return &cobra.Command{Use: "either", RunE: func(cmd *cobra.Command, args []string) error {
		l.Fatal("x") // want `call of log\.Logger\.Fatal in handler "either" ends the process`
		return nil
	}}
}

func main() {
	top := newParser(exits)
	top.parse(os.Args)

	sub := newParser(returns)
	s, h := &soft{newParser(returns)}, &hard{newParser(exits)}
	t, l := &tool{log: log.New(false)}, &loud{log: log.New(true)}
	u, c := &unchanged{log.NewChanging(false)}, &changing{log.NewChanging(false)}
	c.log.Set(len(os.Args) > 2)
	root := &cobra.Command{Use: "lint"}
	root.AddCommand(
		&cobra.Command{Use: "soft", RunE: s.run},
		&cobra.Command{Use: "hard", RunE: h.run},
		&cobra.Command{Use: "sub", RunE: func(cmd *cobra.Command, args []string) error { return sub.parse(args) }},
		&cobra.Command{Use: "tool", RunE: t.run},
		&cobra.Command{Use: "loud", RunE: l.run},
		&cobra.Command{Use: "unchanged", RunE: u.run},
		&cobra.Command{Use: "changing", RunE: c.run},
		newQuiet(log.New(false), false),
		newEither(log.New(false)),
		newEither(log.New(true)),
	)
	root.Execute()
}

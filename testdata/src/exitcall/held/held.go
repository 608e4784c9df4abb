// Package held has handlers that call what a field has of what they have captured, or are
// methods of: the function that exits is named, and where it is called.
package held

import (
	"log"
	"os"

	"github.com/spf13/cobra"
)

type logger interface {
	Printf(format string, args ...any)
	Fatalf(format string, args ...any)
}

type toStderr struct{ to *log.Logger }

func (l toStderr) Printf(format string, args ...any) { l.to.Printf(format, args...) }

func (l toStderr) Fatalf(format string, args ...any) {
	l.to.Fatalf(format, args...) // want "function toStderr.Fatalf, called by handler \"sync\", ends the process with log.Logger.Fatalf, so its caller gets no answer; return an error, with RunE \\(exitcall\\)"
}

type plain struct{}

func (*plain) Printf(format string, args ...any) {}

func (*plain) Fatalf(format string, args ...any) {
	os.Exit(3) // want "function plain.Fatalf, called by handler lister.run, ends the process with os.Exit, so its caller gets no answer; return an error \\(exitcall\\)"
}

type mild struct{ toStderr }

func (m mild) Fatalf(format string, args ...any) { m.Printf(format, args...) } // harmless

type app struct {
	log   logger
	abort func(status int)
}

func (a *app) need(name string) {
	if name == "" {
		a.log.Fatalf("no name")
	}
}

func leave(status int) {
	os.Exit(status) // want "function leave, called by handler \"drop\", ends the process with os.Exit, so its caller gets no answer; return an error, with RunE \\(exitcall\\)"
}

type lister struct{ app }

func (l *lister) run(cmd *cobra.Command, args []string) error {
	l.need(args[0])
	return nil
}

func commands() []*cobra.Command {
	a := &app{log: toStderr{log.Default()}}
	b := &app{abort: leave}
	c := &app{log: mild{toStderr{log.Default()}}}
	l := &lister{app{log: &plain{}}}
	return []*cobra.Command{
		{Use: "sync", Run: func(cmd *cobra.Command, args []string) {
			a.need(args[0])
		}},
		{Use: "drop", Run: func(cmd *cobra.Command, args []string) {
			if len(args) == 0 {
				b.abort(2)
			}
		}},
		{Use: "show", Run: func(cmd *cobra.Command, args []string) {
			c.need(args[0])
		}},
		{Use: "list", RunE: l.run},
	}
}

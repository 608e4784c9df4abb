// Package constructors has what calls the methods of what constructors have made.
package constructors

import (
	"fmt"
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/constructors/lib"
)

func AtQuiet() { lib.New(io.Discard, lib.Quiet).Print("x") }

func AtDebug() { lib.New(io.Discard, lib.Debug).Print("x") } // want AtDebug:`stdout`

func AtLevel(level lib.Level) { // want AtLevel:`stdout`
	lib.New(io.Discard, level).Print("x")
}

func AtLevelQuiet() { AtLevel(lib.Quiet) }

func AtLevelInfo() { AtLevel(lib.Info) } // want AtLevelInfo:`stdout`

func AtDefault() { lib.Default().Print("x") } // want AtDefault:`stdout`

func Opened(name string) error {
	l, err := lib.Open(name)
	if err != nil {
		return err
	}
	l.Print("x")
	l.Color("x") // whatever Print has set
	return nil
}

func Untraced(name string) {
	if l, err := lib.Open(name); err == nil {
		l.Print("x")
		l.Trace("x") // which it has not turned on
	}
}

func TracedToo(name string, more func(*lib.Logger)) { // want TracedToo:`stdout`
	if l, err := lib.Open(name); err == nil {
		more(l)
		l.Trace("x") // which it may have turned on
	}
}

func Colored() { // want Colored:`stdout`
	l := lib.Colored()
	l.Print("x")
	l.Color("x")
}

func OneOfTwo() { // want OneOfTwo:`^stdout fmt.Println$`
	l := lib.Either(false)
	l.Print("x")
	l.Trace("x")
}

func Changed() { // want Changed:`stdout`
	l := lib.New(io.Discard, lib.Quiet)
	l.SetLevel(lib.Debug)
	l.Print("x")
}

func NeverExits() { lib.New(io.Discard, lib.Quiet).Fatal() }

func Exits() { lib.Default().Fatal() } // want Exits:`exit`

func ExitsNotWith(o lib.Option) { // want ExitsNotWith:`stdout`
	l := lib.With(o)
	l.Print("x") // the option may have set the level
	l.Fatal()
}

func TakenAway() { // want TakenAway:`exit`
	l := lib.New(io.Discard, lib.Quiet)
	l.Exit = nil
	l.Fatal()
}

// HandedOn has the way to draw filled in, which nobody takes away.
func HandedOn(all []string) {
	t := lib.NewTable(func(string) {})
	for _, s := range all {
		t.Append(s)
	}
}

// AllAtOnce has it when it is asked for again.
func AllAtOnce(all []string) { lib.NewTable(func(string) {}).AppendAll(all) }

func Sent() { lib.NewPipe().Send("x") }

func SentClosed() { // want SentClosed:`stdout`
	p := lib.NewPipe()
	p.Close()
	p.Send("x")
}

func ClosedAgain() { lib.NewPipe().Finish() } // want ClosedAgain:`stdout`

func SentReset() { // want SentReset:`stdout`
	s := lib.NewStation("x")
	s.Reset()
	s.Send("x")
}

func Undrawn() { lib.NewTable(nil).Append("x") } // want Undrawn:`stdout`

func MustCheck() { lib.Must(lib.Checked()) } // want MustCheck:`exit`

// A printer of the package itself.
type printer struct {
	to    io.Writer
	quiet bool
	after func()
}

func newPrinter(quiet bool) *printer {
	return &printer{quiet: quiet, after: func() {}}
}

func (p *printer) print() {
	if !p.quiet {
		fmt.Println("printed")
	}
}

func (p *printer) fill() {
	if p.to == nil {
		p.to = os.Stderr
	}
}

func (p *printer) finish() {
	if p.after == nil {
		os.Exit(1)
	}
	p.after()
	p.after = nil
}

func Quiet() { newPrinter(true).print() }

func Loud() { newPrinter(false).print() } // want Loud:`stdout`

// Finished has what it calls no longer.
func Finished() { // want Finished:`exit`
	p := newPrinter(true)
	p.finish()
	p.finish()
}

// Recursive makes what it is asked for until it is made.
func Recursive(n int) { // want Recursive:`stdout`
	recursive(n).print()
}

func recursive(n int) *printer {
	if n == 0 {
		return newPrinter(true)
	}
	return recursive(n - 1)
}

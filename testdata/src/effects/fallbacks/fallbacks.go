// Package fallbacks has what functions fall back to after calling their options.
package fallbacks

import (
	"cmp"
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/fallbacks/screen"
)

func Without() { screen.New().Show() } // want Without:`stdout os.Stdout`

func WithTitle() { screen.New(screen.WithTitle("x")).Show() } // want WithTitle:`stdout os.Stdout`

func ToStderr() { screen.New(screen.WithTitle("x"), screen.WithOutput(os.Stderr)).Show() }

func ToStdout() { screen.New(screen.WithOutput(os.Stdout)).Show() } // want ToStdout:`stdout os.Stdout`

// Sometimes may be quiet: nothing is said of what it falls back to.
func Sometimes(quiet bool) { screen.New(screen.WithQuiet(quiet)).Show() }

// Given may have an output among the options.
func Given(options []screen.Option) { screen.New(options...).Show() } // want Given:`calls p0\.\[\]; defaults p0\.\[\]`

func Copied(of screen.Screen) { screen.New(screen.WithCopy(of)).Show() } // want Copied:`writes p0\.out`

// Unknown calls an option that nobody knows.
func Unknown(option screen.Option) { screen.New(option).Show() } // want Unknown:`calls p0`

func Literal() {
	screen.New(func(s *screen.Screen) { screen.WithOutput(os.Stderr)(s) }).Show()
}

func TitledWithout() { screen.Titled("x").Show() } // want TitledWithout:`stdout os.Stdout`

func TitledToStderr() { screen.Titled("x", screen.WithOutput(os.Stderr)).Show() }

// Relayed hands its own options on.
func Relayed(options ...screen.Option) *screen.Screen { // want Relayed:`defaults p0\.\[\]`
	return screen.New(options...)
}

func RelayedWithout() { Relayed(screen.WithTitle("x")).Show() } // want RelayedWithout:`stdout os.Stdout`

func RelayedToStderr() { Relayed(screen.WithOutput(os.Stderr)).Show() }

func OpenedWithout() error { // want OpenedWithout:`stdout os.Stdout`
	s, err := screen.Open()
	if err != nil {
		return err
	}
	s.Show()
	return nil
}

func OpenedToStderr() error {
	s, err := screen.Open(screen.ToOutput(os.Stderr))
	if err != nil {
		return err
	}
	s.Show()
	return nil
}

func FramedWithout() { screen.Framed(screen.WithTitle("x")).Show() } // want FramedWithout:`stdout fmt.Print`

func FramedToStderr() { screen.Framed(screen.WithOutput(os.Stderr)).Show() }

func TeedToStderr() { screen.Teed(screen.WithOutput(os.Stderr)).Show() } // want TeedToStderr:`stdout fmt.Print`

// One of the package itself.
type printer struct{ out io.Writer }

func newPrinter(options ...func(*printer)) *printer {
	p := &printer{}
	for _, o := range options {
		o(p)
	}
	if p.out == nil {
		p.out = os.Stdout
	}
	return p
}

func (p *printer) print(s string) { io.WriteString(p.out, s) }

func Own() {
	newPrinter(func(p *printer) { p.out = os.Stderr }).print("x")
}

func OwnWithout() { newPrinter().print("x") } // want OwnWithout:`stdout os.Stdout`

func PageWithout() { // want PageWithout:`stdout os.Stdout`
	p := &screen.Page{}
	p.Print("x")
}

func PageToStderr() {
	p := &screen.Page{Out: os.Stderr}
	p.Print("x")
}

// OwnPage has another one first.
func OwnPage(p *screen.Page) { // want OwnPage:`writes p0\.Out; defaults p0\.Out$`
	io.WriteString(cmp.Or[io.Writer](p.Out, os.Stdout, os.Stderr), "x")
}

// First is on standard output in any case.
func First(p *screen.Page) { // want First:`^stdout os.Stdout; writes p0\.Out$`
	io.WriteString(cmp.Or[io.Writer](os.Stdout, p.Out), "x")
}

// Pair has nothing chosen of it.
func Pair(p *screen.Page) { // want Pair:`^stdout os.Stdout; writes p0\.Out$`
	for _, w := range [2]io.Writer{p.Out, os.Stdout} {
		io.WriteString(w, "x")
	}
}

func List(p *screen.Page) { // want List:`^stdout os.Stdout; writes p0\.Out$`
	for _, w := range []io.Writer{p.Out, os.Stdout} {
		io.WriteString(w, "x")
	}
}

func SheetWithout() { screen.NewSheet(screen.Sheet{}).Line() } // want SheetWithout:`stdout os.Stdout`

func SheetToStderr() { screen.NewSheet(screen.Sheet{Out: os.Stderr}).Line() }

func LiveWithout() { screen.Live(nil, screen.WithTitle("x")) } // want LiveWithout:`stdout os.Stdout`

func LiveToStderr() { screen.Live(screen.WithOutput(os.Stderr)) } // want LiveToStderr:`^goroutine a go statement$`

// LiveGiven may have an output among its options, or none.
func LiveGiven(more bool) { // want LiveGiven:`stdout os.Stdout`
	var options []screen.Option
	if more {
		options = append(options, screen.WithTitle("x"))
	}
	screen.Live(options...)
}

func LiveRelayed(options ...screen.Option) { screen.Live(options...) } // want LiveRelayed:`calls p0\.\[\]; defaults p0\.\[\]; makes `

func LiveRelayedToStderr() { LiveRelayed(screen.WithOutput(os.Stderr)) } // want LiveRelayedToStderr:`^goroutine a go statement$`

func GreetedToStderr() { screen.Greeted(screen.WithOutput(os.Stderr)) } // want GreetedToStderr:`stdout os.Stdout`

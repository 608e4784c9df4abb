// Package each calls what calls each of its options.
package each

import (
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/each/bar"
)

func ToStderr() { bar.New(bar.WithWidth(3), bar.WithWriter(os.Stderr)).Add() }

func ToStdout() { bar.New(bar.WithWidth(3)).Add() } // want ToStdout:`stdout`

func ToStdoutAfterAll() { bar.New(bar.WithWriter(os.Stderr), bar.WithWriter(bar.Terminal{})).Add() } // want ToStdoutAfterAll:`stdout`

func Sometimes(quiet bool) { bar.New(bar.WithQuiet(quiet)).Add() } // want Sometimes:`stdout`

func Written(options []bar.Option) { bar.New(options...).Add() } // want Written:`stdout`

func Appended(more bool) { // want Appended:`stdout`
	var options []bar.Option
	if more {
		options = append(options, bar.WithWriter(os.Stderr))
	}
	bar.New(options...).Add()
}

func Either(more bool) { // want Either:`stdout`
	option := bar.WithWidth(3)
	if more {
		option = bar.WithWriter(os.Stderr)
	}
	bar.New(option).Add()
}

func Literal() {
	options := []bar.Option{bar.WithWriter(os.Stderr)}
	bar.New(options...).Add()
}

func Overwritten() { // want Overwritten:`stdout`
	options := []bar.Option{bar.WithWriter(os.Stderr)}
	options[0] = bar.WithWidth(3)
	bar.New(options...).Add()
}

func Checked() error {
	b, err := bar.Check(nil, func(b *bar.Bar) error {
		bar.WithWriter(os.Stderr)(b)
		return nil
	})
	if err != nil {
		return err
	}
	b.Add()
	return nil
}

func CheckedWithout() error { // want CheckedWithout:`stdout`
	b, err := bar.Check(nil, bar.Fails)
	if err != nil {
		return err
	}
	b.Add()
	return nil
}

func First() { bar.First(bar.WithWidth(3), bar.WithWriter(os.Stderr)).Add() } // want First:`stdout`

func Some() { bar.Some(bar.WithWidth(3), bar.WithWriter(os.Stderr)).Add() } // want Some:`stdout`

func Until() { bar.Until(0, bar.WithWriter(os.Stderr)).Add() } // want Until:`stdout`

func Never() { bar.Never(bar.WithWriter(os.Stderr)).Add() } // want Never:`stdout`

func Set() { bar.Set(bar.ToWriter(os.Stderr)).Add() }

func SetNothing() { bar.Set().Add() } // want SetNothing:`stdout`

// InLoop makes one after the other.
func InLoop(n int) {
	for range n {
		bar.New(bar.WithWriter(os.Stderr)).Add()
	}
}

// One of the package itself.
type printer struct{ out io.Writer }

func newPrinter(options ...func(*printer)) *printer {
	p := &printer{out: bar.Terminal{}}
	for _, o := range options {
		o(p)
	}
	return p
}

func (p *printer) print(s string) { io.WriteString(p.out, s) }

func Own() {
	newPrinter(func(p *printer) { p.out = os.Stderr }).print("x")
}

func OwnStdout() { // want OwnStdout:`stdout`
	newPrinter(func(p *printer) {}).print("x")
}

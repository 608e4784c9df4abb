//go:build go1.27

// Package generic_methods has methods with type parameters of their own, as Go 1.27
// has them.
package generic_methods

import (
	"fmt"
	"io"
	"os"
)

// A Printer is no generic type.
type Printer struct{ out io.Writer }

func (p Printer) Show[T any](v T) { fmt.Fprintln(p.out, v) } // want Show:`^writes p0\.out$`

func (p *Printer) Each[T any](list []T, f func(T)) { // want Each:`^calls p2$`
	for _, v := range list {
		f(v)
	}
}

func (p *Printer) Print[T any](v T) { fmt.Println(v) } // want Print:`^stdout fmt\.Println$`

func (p *Printer) Text[T any](v T) string { return fmt.Sprint(v) }

func (Printer) Run[C Command](c C) { c.Run() } // want Run:`^calls p1\.Run$`

// make makes a printer of what it is given.
func (Printer) With[W io.Writer](w W) Printer { return Printer{w} } // want With:`^r0 = \{out: p1`

// A Command runs.
type Command interface{ Run() }

type Loud struct{}

func (Loud) Run() { fmt.Println("x") } // want Run:`^stdout fmt\.Println$`

type Quiet struct{}

func (Quiet) Run() {}

func ShowLoud() { Printer{os.Stdout}.Show(1) } // want ShowLoud:`^stdout os\.Stdout$`

func ShowQuiet() { Printer{os.Stderr}.Show(1) }

func ShowExplicit() { Printer{os.Stdout}.Show[string]("x") } // want ShowExplicit:`^stdout os\.Stdout$`

func EachLoud() { // want EachLoud:`^stdout fmt\.Println$`
	new(Printer).Each([]int{1}, func(v int) { fmt.Println(v) })
}

func EachQuiet() (n int) {
	new(Printer).Each([]int{1}, func(v int) { n += v })
	return n
}

func PrintLoud() { new(Printer).Print("x") } // want PrintLoud:`^stdout fmt\.Println$`

func TextQuiet() string { return new(Printer).Text("x") }

func RunLoud() { Printer{}.Run(Loud{}) } // want RunLoud:`^stdout fmt\.Println$`

func RunQuiet() { Printer{}.Run(Quiet{}) }

func RunInterface(c Command) { Printer{}.Run(c) } // want RunInterface:`^calls p0\.Run$`

func WithLoud() { Printer{}.With(os.Stdout).Show(1) } // want WithLoud:`^stdout os\.Stdout$`

func WithQuiet() { Printer{}.With(os.Stderr).Show(1) }

// Method values and expressions of them.

func ValueLoud() { // want ValueLoud:`^stdout fmt\.Println$`
	show := new(Printer).Print[int]
	show(1)
}

func ValueQuiet() string {
	text := new(Printer).Text[int]
	return text(1)
}

func ExpressionLoud() { // want ExpressionLoud:`^stdout os\.Stdout$`
	show := Printer.Show[int]
	show(Printer{os.Stdout}, 1)
}

func ExpressionQuiet() {
	show := Printer.Show[int]
	show(Printer{os.Stderr}, 1)
}

func HandedOn() { call((*Printer).Print[string]) } // want HandedOn:`^stdout fmt\.Println$`

func call(f func(*Printer, string)) { f(new(Printer), "x") }

// A Box is a generic type, and so are its methods.
type Box[A any] struct {
	content A
	out     io.Writer
}

func (b *Box[A]) Map[B any](f func(A) B) *Box[B] { // want Map:`calls p1`
	return &Box[B]{f(b.content), b.out}
}

func (b *Box[A]) Show() { fmt.Fprintln(b.out, b.content) } // want Show:`^writes p0\.out$`

func MapLoud() { // want MapLoud:`^stdout os\.Stdout$`
	b := &Box[int]{1, os.Stdout}
	b.Map(func(n int) string { return fmt.Sprint(n) }).Show()
}

func MapQuiet() {
	b := &Box[int]{1, os.Stderr}
	b.Map(func(n int) string { return fmt.Sprint(n) }).Show()
}

func MapWriter() { // want MapWriter:`^stdout fmt\.Println$`
	b := &Box[int]{1, os.Stderr}
	b.Map(func(n int) int { fmt.Println(n); return n }).Show()
}

// A literal may name fields of what is embedded.

type settings struct{ out, errs io.Writer }

type tool struct {
	settings
	name string
}

func (t *tool) say() { fmt.Fprintln(t.out, t.name) }

func Promoted() { (&tool{out: os.Stdout, name: "x"}).say() } // want Promoted:`^stdout os\.Stdout$`

func PromotedOther() { (&tool{out: os.Stderr, name: "x"}).say() }

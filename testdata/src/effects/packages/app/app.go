// Package app is on top. It imports mid alone, and learns from its facts what
// lib does.
package app

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/packages/mid"
)

// Writers in fields, two packages down.

func Print() error { return mid.New(os.Stdout).Print("x") } // want Print:`^stdout os\.Stdout$`

func PrintErr() error { return mid.New(os.Stderr).Print("x") }

func PrintBuffer() string {
	var b bytes.Buffer
	mid.New(&b).PrintAll([]string{"x"})
	return b.String()
}

func PrintAll() error { return mid.New(os.Stdout).PrintAll([]string{"x"}) } // want PrintAll:`^stdout os\.Stdout$`

func PrintSystem() error { return mid.System().Print("x") } // want PrintSystem:`stdout os\.Stdout`

func PrintQuiet() error { return mid.Quiet().Print("x") }

func Width() int { return mid.New(os.Stdout).Width() }

// Functions, kept and called.

func Hook() error { // want Hook:`^stdout fmt\.Println$`
	r := mid.Quiet()
	r.Hook(func(s string) { fmt.Println(s) })
	return r.Print("x")
}

func HookErr() error {
	r := mid.Quiet()
	r.Hook(func(s string) { fmt.Fprintln(os.Stderr, s) })
	return r.Print("x")
}

func HookUnused() int {
	r := mid.Quiet()
	r.Hook(func(s string) { fmt.Println(s) })
	return r.Width()
}

func Done() { mid.Quiet().Done(func(s string) { fmt.Println(s) }).Finish() } // want Done:`^stdout fmt\.Println$`

func DoneErr() { mid.Quiet().Done(func(s string) { fmt.Fprintln(os.Stderr, s) }).Finish() }

func Visit() error { return mid.Visit([]string{"x"}, func(s string) { fmt.Println(s) }) } // want Visit:`^stdout fmt\.Println$`

func VisitErr() (n int, err error) {
	err = mid.Visit([]string{"x"}, func(s string) { n += len(s) })
	return n, err
}

func VisitSay() error { return mid.Visit([]string{"x"}, mid.Say(os.Stdout)) } // want VisitSay:`^stdout os\.Stdout$`

func VisitSayErr() error { return mid.Visit([]string{"x"}, mid.Say(os.Stderr)) }

func Indent() { mid.Indent(os.Stdout)("x") } // want Indent:`^stdout os\.Stdout$`

func IndentErr() { mid.Indent(os.Stderr)("x") }

// Interfaces of lib, implemented here and there.

type screen struct{}

func (screen) Put(s string) error { // want Put:`^stdout fmt\.Print$`
	_, err := fmt.Print(s)
	return err
}

type file struct{ w io.Writer }

func (f *file) Put(s string) error { // want Put:`^writes p0\.w$`
	_, err := io.WriteString(f.w, s)
	return err
}

func Sink() error { return mid.WithSink(screen{}).Sink([]string{"x"}) } // want Sink:`^stdout fmt\.Print$`

func SinkFile() error { return mid.WithSink(&file{os.Stdout}).Sink([]string{"x"}) } // want SinkFile:`^stdout os\.Stdout$`

func SinkErr() error { return mid.WithSink(&file{os.Stderr}).Sink([]string{"x"}) }

func SinkNamed(name string) error { return mid.WithSink(mid.Sinks[name]).Sink([]string{"x"}) } // want SinkNamed:`stdout fmt\.Fprintln`

func SinkPrinter() error { return mid.WithSink(mid.Printer).Sink([]string{"x"}) } // want SinkPrinter:`^stdout fmt\.Fprintln$`

// What lib does by itself.

func Show() { mid.Show(1) } // want Show:`^stdout fmt\.Println$`

func Must(err error) { mid.Must(err) } // want Must:`^exit os\.Exit$`

func JSON(v any) { mid.JSON(os.Stdout, v) } // want JSON:`^exit os\.Exit; stdout os\.Stdout$|^stdout os\.Stdout; exit os\.Exit$`

func JSONErr(v any) { mid.JSON(os.Stderr, v) } // want JSONErr:`^exit os\.Exit$`

// Variables.

func Out() { fmt.Fprintln(mid.Out, "x") } // want Out:`^stdout fmt\.Fprintln$`

func Printer() error { return mid.Printer.Put("x") } // want Printer:`^stdout fmt\.Fprintln$`

func PrinterWidth() int { return mid.Printer.Width() }

func Named() error { return mid.Sinks["out"].Put("x") } // want Named:`^stdout fmt\.Fprintln$`

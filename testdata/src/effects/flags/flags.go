// Package flags parses flags, which may write a usage message.
package flags

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
)

func Parse(args []string) error {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	return fs.Parse(args)
}

func ParseOut(args []string) error { // want ParseOut:`^stdout os\.Stdout$`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	return fs.Parse(args)
}

func ParseErr(args []string) error {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(os.Stderr)
	return fs.Parse(args)
}

func ParseDiscard(args []string) error {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	return fs.Parse(args)
}

func Usage(args []string) error { // want Usage:`^stdout fmt\.Println$`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Usage = func() { fmt.Println("usage: x") }
	return fs.Parse(args)
}

func UsageErr(args []string) error {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Usage = func() { fmt.Fprintln(fs.Output(), "usage: x") }
	return fs.Parse(args)
}

func UsageOutput(args []string) error { // want UsageOutput:`stdout os\.Stdout`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	fs.Usage = func() { fmt.Fprintln(fs.Output(), "usage: x") }
	return fs.Parse(args)
}

func UsageUnused() string {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Usage = func() { fmt.Println("usage: x") }
	return fs.Name()
}

func Defaults() { // want Defaults:`^stdout os\.Stdout$`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	fs.PrintDefaults()
}

func DefaultsText() string {
	var b bytes.Buffer
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(&b)
	fs.PrintDefaults()
	return b.String()
}

// A flag that prints when it is set.
func Func(args []string) error { // want Func:`^stdout fmt\.Println$`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Func("v", "verbose", func(s string) error {
		fmt.Println(s)
		return nil
	})
	return fs.Parse(args)
}

func FuncQuiet(args []string) (n int, err error) {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Func("v", "verbose", func(s string) error {
		n++
		return nil
	})
	return n, fs.Parse(args)
}

// A value of the program's own, as a flag.

type version bool

func (v *version) String() string { return "" }

func (v *version) Set(string) error { // want Set:`^stdout fmt\.Println; exit os\.Exit; r0 is nil; never returns$|^exit os\.Exit; stdout fmt\.Println; r0 is nil; never returns$`
	fmt.Println("1.0")
	os.Exit(0)
	return nil
}

func Var(args []string) error { // want Var:`stdout fmt\.Println`
	var v version
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Var(&v, "version", "print the version")
	return fs.Parse(args)
}

type names []string

func (n *names) String() string { return "" }

func (n *names) Set(s string) error { // want Set:`^r0 is nil$`
	*n = append(*n, s)
	return nil
}

func VarQuiet(args []string) (n names, err error) {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Var(&n, "name", "a name")
	return n, fs.Parse(args)
}

func Lookup(fs *flag.FlagSet) string { return fs.Lookup("x").Name }

// Several has more than one flag that a function reads.
func Several(args []string) error { // want Several:`^stdout fmt\.Println$`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.Func("verbose", "tell more", func(s string) error {
		fmt.Println(s)
		return nil
	})
	fs.Func("name", "a name", func(s string) error { return nil })
	return fs.Parse(args)
}

func SeveralVars(args []string) error { // want SeveralVars:`^stdout fmt\.Print`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	var v version
	var n names
	fs.Var(&v, "version", "print the version")
	fs.Var(&n, "name", "a name")
	return fs.Parse(args)
}

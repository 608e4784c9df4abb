// Package results returns writers and functions.
package results

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
)

func Out() io.Writer { return os.Stdout } // want Out:`^stdout os\.Stdout; r0 = `

func errOut() io.Writer { return os.Stderr }

// Open returns standard output for "-", as many commands do.
func Open(name string) (io.WriteCloser, error) { // want Open:`^stdout os\.Stdout; r0 = `
	if name == "-" {
		return os.Stdout, nil
	}
	return os.Create(name)
}

func openFile(name string) (io.WriteCloser, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	return os.Create(name)
}

func Save(name string) error { // want Save:`^stdout os\.Stdout$`
	w, err := Open(name)
	if err != nil {
		return err
	}
	defer w.Close()
	_, err = fmt.Fprintln(w, "x")
	return err
}

func SaveFile(name string) error {
	w, err := openFile(name)
	if err != nil {
		return err
	}
	defer w.Close()
	_, err = fmt.Fprintln(w, "x")
	return err
}

// Same returns what it is given.
func Same(w io.Writer) io.Writer { return w } // want Same:`^r0 = p0$`

func SameOut() { fmt.Fprintln(Same(os.Stdout), "x") } // want SameOut:`^stdout os\.Stdout$`

func SameErr() { fmt.Fprintln(Same(os.Stderr), "x") }

// First returns the first of two, named results and a bare return.
func First(a, b io.Writer) (w io.Writer, ok bool) { // want First:`^r0 = p0$`
	w, ok = a, b != nil
	return
}

func FirstOut() { // want FirstOut:`^stdout os\.Stdout$`
	w, _ := First(os.Stdout, os.Stderr)
	fmt.Fprintln(w, "x")
}

func FirstErr() {
	w, _ := First(os.Stderr, os.Stdout)
	fmt.Fprintln(w, "x")
}

// Both returns two; which is which matters.
func Both() (out, err io.Writer) { return os.Stdout, os.Stderr } // want Both:`^stdout os\.Stdout; r0 = `

func pair(a, b io.Writer) (io.Writer, io.Writer) { return b, a }

func PairOut() { // want PairOut:`^stdout os\.Stdout$`
	a, _ := pair(os.Stderr, os.Stdout)
	fmt.Fprintln(a, "x")
}

func PairErr() {
	_, b := pair(os.Stderr, os.Stdout)
	fmt.Fprintln(b, "x")
}

// Fprinter returns a function of the standard library.
func Fprinter(color bool) func(io.Writer, ...any) (int, error) { // want Fprinter:`^r0 = func\(writes p0\)$`
	if color {
		return fmt.Fprint
	}
	return fmt.Fprintln
}

func FprinterOut() { Fprinter(true)(os.Stdout, "x") } // want FprinterOut:`^stdout os\.Stdout$`

func FprinterErr() { Fprinter(true)(os.Stderr, "x") }

func Printer() func(...any) (int, error) { return fmt.Println } // want Printer:`^r0 = func\(stdout fmt\.Println\)$`

func CallPrinter() { Printer()("x") } // want CallPrinter:`^stdout fmt\.Println$`

func AskPrinter() bool { return Printer() != nil }

// Buffer returns a writer and what was written to it.
func Buffer() (io.Writer, func() string) {
	var b bytes.Buffer
	return &b, b.String
}

func UseBuffer() string {
	w, text := Buffer()
	fmt.Fprintln(w, "x")
	return text()
}

// Lookup returns one of many.
func Lookup(name string) io.Writer { // want Lookup:`^stdout os\.Stdout; r0 = `
	return map[string]io.Writer{"out": os.Stdout, "err": os.Stderr}[name]
}

// A Factory makes writers.
type Factory func() io.Writer

func (f Factory) Line(s string) { fmt.Fprintln(f(), s) } // want Line:`calls p0`

func FactoryOut() { Factory(Out).Line("x") } // want FactoryOut:`^stdout os\.Stdout$`

func FactoryErr() { Factory(errOut).Line("x") }

// Asking about standard output gives nobody a writer.

func Width() int {
	if st, err := os.Stdout.Stat(); err == nil && st.Mode()&os.ModeCharDevice != 0 {
		return 120
	}
	return 80
}

func Fd() uintptr { return os.Stdout.Fd() }

func IsStdout(w io.Writer) bool { return w == os.Stdout }

func IsFile(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && f == os.Stdout
}

func Name() string { return os.Stdout.Name() }

func Same2() bool { return os.Stdout == os.Stderr }

func isTerminal(f *os.File) bool {
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0
}

func Terminal() bool { return isTerminal(os.Stdout) }

func Close() error { return os.Stdout.Close() }

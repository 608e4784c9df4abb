// Package deferred writes and exits when functions return.
package deferred

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"
)

func Plain() error { // want Plain:`^stdout fmt\.Println; r0 is nil$`
	defer fmt.Println("done")
	return nil
}

func PlainErr() error { // want PlainErr:`^r0 is nil$`
	defer fmt.Fprintln(os.Stderr, "done")
	return nil
}

func Literal() (err error) { // want Literal:`^stdout fmt\.Println$`
	defer func() {
		if err != nil {
			fmt.Println(err)
		}
	}()
	return nil
}

func LiteralErr() (err error) {
	defer func() {
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	}()
	return nil
}

func Exit() { // want Exit:`^exit os\.Exit$`
	code := 0
	defer func() { os.Exit(code) }()
	code = 1
}

// Flushed writes when the function returns.
func Flushed(lines []string) { // want Flushed:`^stdout os\.Stdout$`
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	for _, line := range lines {
		w.WriteString(line)
	}
}

func FlushedErr(lines []string) {
	w := bufio.NewWriter(os.Stderr)
	defer w.Flush()
	for _, line := range lines {
		w.WriteString(line)
	}
}

func Table() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 8, 1, ' ', 0)
	defer w.Flush()
	fmt.Fprintln(w, "a\tb")
	return b.String()
}

// trace prints when it is called and when what it returns is called.
func trace(name string) func() {
	fmt.Fprintln(os.Stderr, "enter", name)
	return func() { fmt.Println("leave", name) }
}

func Traced() { // want Traced:`^stdout fmt\.Println$`
	defer trace("Traced")()
}

// Half calls the part that does not print.
func Half() {
	defer trace("Half")
}

type file struct{ log io.Writer }

func (f *file) Close() error { // want Close:`^writes p0\.log; r0 is nil$`
	fmt.Fprintln(f.log, "closed")
	return nil
}

func Closed() { // want Closed:`^stdout os\.Stdout$`
	f := &file{log: os.Stdout}
	defer f.Close()
}

func ClosedErr() {
	f := &file{log: os.Stderr}
	defer f.Close()
}

// Late sees what the variable holds when the function returns.
func Late() { // want Late:`^stdout os\.Stdout$`
	var w io.Writer = os.Stderr
	defer func() { fmt.Fprintln(w, "done") }()
	w = os.Stdout
}

// Early has its argument evaluated where it stands.
func Early() {
	var w io.Writer = os.Stderr
	defer fmt.Fprintln(w, "done")
	w = os.Stdout
	if w == nil {
		return
	}
}

func InLoop(names []string) { // want InLoop:`^stdout fmt\.Println$`
	for _, name := range names {
		defer func() { fmt.Println(name) }()
	}
}

// Named sets its result when it returns.
func Named(w io.Writer) (r io.Writer) { // want Named:`^r0 = .*p0$`
	defer func() { r = w }()
	return io.Discard
}

func NamedOut() { fmt.Fprintln(Named(os.Stdout), "x") } // want NamedOut:`^stdout os\.Stdout$`

func NamedErr() { fmt.Fprintln(Named(os.Stderr), "x") }

// LateStore changes a variable in a deferred call that comes before another one.
func LateStore() { // want LateStore:`^stdout os\.Stdout$`
	var w io.Writer = os.Stderr
	defer func() { fmt.Fprintln(w, "x") }()
	defer func() { w = os.Stdout }()
	w = os.Stderr
}

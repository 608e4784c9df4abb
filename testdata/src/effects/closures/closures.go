// Package closures captures writers and functions.
package closures

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

func Captured() { // want Captured:`^stdout os\.Stdout$`
	w := os.Stdout
	line := func(s string) { fmt.Fprintln(w, s) }
	line("x")
}

func CapturedErr() {
	w := os.Stderr
	line := func(s string) { fmt.Fprintln(w, s) }
	line("x")
}

func CapturedBuffer() string {
	w := new(bytes.Buffer)
	line := func(s string) { fmt.Fprintln(w, s) }
	line("x")
	return w.String()
}

// Printer returns a function that prints to w.
func Printer(w io.Writer) func(string) { // want Printer:`^r0 = func\(writes c0\)$`
	return func(s string) { fmt.Fprintln(w, s) }
}

func Made() { Printer(os.Stdout)("x") } // want Made:`^stdout os\.Stdout$`

func MadeErr() { Printer(os.Stderr)("x") }

// MadeAside makes both and calls one.
func MadeAside() { // want MadeAside:`^stdout os\.Stdout$`
	out, err := Printer(os.Stdout), Printer(os.Stderr)
	err("x")
	_ = out
	defer out("x")
}

// Prefixed wraps one closure into another.
func Prefixed(prefix string, print func(string)) func(string) { // want Prefixed:`^r0 = func\(calls c\d\)$`
	return func(s string) { print(prefix + s) }
}

func MadeTwice() { Prefixed("> ", Printer(os.Stdout))("x") } // want MadeTwice:`^stdout os\.Stdout$`

func MadeTwiceErr() { Prefixed("> ", Printer(os.Stderr))("x") }

// Curried returns functions that return functions.
func Curried() func() func() { // want Curried:`^r0 = func\(r0 = func\(stdout fmt\.Println\)\)$`
	return func() func() {
		return func() { fmt.Println("x") }
	}
}

func CallCurried() { Curried()()() } // want CallCurried:`^stdout fmt\.Println$`

func CallCurriedOnce() func() { return Curried()() } // want CallCurriedOnce:`^r0 = func\(stdout fmt\.Println\)$`

func Immediate() { // want Immediate:`^stdout fmt\.Println$`
	func() { fmt.Println("x") }()
}

func Never() int {
	f := func() { fmt.Println("x") }
	if f == nil {
		return 0
	}
	return 1
}

func List() { // want List:`^stdout fmt\.Println$`
	var fs []func()
	for range 3 {
		fs = append(fs, func() { fmt.Println("x") })
	}
	for _, f := range fs {
		f()
	}
}

func ListErr() {
	var fs []func()
	for range 3 {
		fs = append(fs, func() { fmt.Fprintln(os.Stderr, "x") })
	}
	for _, f := range fs {
		f()
	}
}

func ListOnly() int {
	var fs []func()
	for range 3 {
		fs = append(fs, func() { fmt.Println("x") })
	}
	return len(fs)
}

func Map(key string) { // want Map:`^stdout fmt\.Println$`
	m := make(map[string]func())
	m["out"] = func() { fmt.Println("x") }
	m["err"] = func() { fmt.Fprintln(os.Stderr, "x") }
	m[key]()
}

func MapErr(key string) {
	m := make(map[string]func())
	m["err"] = func() { fmt.Fprintln(os.Stderr, "x") }
	m[key]()
}

// Assigned sets a variable of the function around it.
func Assigned() { // want Assigned:`^stdout os\.Stdout$`
	var w io.Writer = os.Stderr
	set := func() { w = os.Stdout }
	set()
	fmt.Fprintln(w, "x")
}

func AssignedErr() {
	var w io.Writer = os.Stderr
	set := func() { w = io.Discard }
	set()
	fmt.Fprintln(w, "x")
}

// Counter closes over a struct and its methods.
type Counter struct {
	n    int
	done func(int)
}

func (c *Counter) Finish() { // want Finish:`^calls p0\.done$`
	func() { c.done(c.n) }()
}

func Finish() { // want Finish:`^stdout fmt\.Println$`
	c := &Counter{}
	c.done = func(n int) { fmt.Println(n) }
	c.Finish()
}

func FinishErr() {
	c := &Counter{}
	c.done = func(n int) { fmt.Fprintln(os.Stderr, n) }
	c.Finish()
}

// Visit is a closure that calls itself.
func Visit(n int) { // want Visit:`^stdout fmt\.Println$`
	var visit func(int)
	visit = func(n int) {
		if n > 0 {
			fmt.Println(n)
			visit(n - 1)
		}
	}
	visit(n)
}

func VisitErr(n int) int {
	var visit func(int) int
	visit = func(n int) int {
		if n > 0 {
			return visit(n-1) + 1
		}
		return 0
	}
	return visit(n)
}

// Range over function iterators.

func Lines(yield func(string) bool) { // want Lines:`^calls p0$`
	for _, s := range []string{"a", "b"} {
		if !yield(s) {
			return
		}
	}
}

func RangeOver() { // want RangeOver:`^stdout fmt\.Println$`
	for s := range Lines {
		fmt.Println(s)
	}
}

func RangeOverErr() (n int) {
	for s := range Lines {
		n += len(s)
	}
	return n
}

// Loud is an iterator that writes as it goes.
func Loud(yield func(int) bool) { // want Loud:`^stdout fmt\.Println; calls p0$`
	fmt.Println("next")
	yield(1)
}

func RangeOverLoud() (n int) { // want RangeOverLoud:`^stdout fmt\.Println$`
	for i := range Loud {
		n += i
	}
	return n
}

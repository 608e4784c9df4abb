// Package channels sends writers and functions, and keeps them in containers.
package channels

import (
	"fmt"
	"io"
	"os"
)

func Funcs() { // want Funcs:`^stdout fmt\.Println$`
	c := make(chan func(), 1)
	c <- func() { fmt.Println("x") }
	(<-c)()
}

func FuncsErr() {
	c := make(chan func(), 1)
	c <- func() { fmt.Fprintln(os.Stderr, "x") }
	(<-c)()
}

func FuncsUnread() int {
	c := make(chan func(), 1)
	c <- func() { fmt.Println("x") }
	return len(c)
}

func Writers() { // want Writers:`^stdout os\.Stdout$`
	c := make(chan io.Writer, 2)
	c <- os.Stderr
	c <- os.Stdout
	close(c)
	for w := range c {
		fmt.Fprintln(w, "x")
	}
}

func WritersErr() {
	c := make(chan io.Writer, 2)
	c <- os.Stderr
	close(c)
	for w := range c {
		fmt.Fprintln(w, "x")
	}
}

func Select(done chan bool) { // want Select:`^stdout os\.Stdout$`
	c := make(chan io.Writer, 1)
	c <- os.Stdout
	select {
	case w := <-c:
		fmt.Fprintln(w, "x")
	case <-done:
	}
}

func SelectErr(done chan bool) {
	c := make(chan io.Writer, 1)
	c <- os.Stderr
	select {
	case w, ok := <-c:
		if ok {
			fmt.Fprintln(w, "x")
		}
	case <-done:
	}
}

func Received(c <-chan func()) { // want Received:`^calls p0\.\[\]$`
	for f := range c {
		f()
	}
}

// A message carries the function that answers it.
type message struct {
	text  string
	reply func(string)
}

func Messages() { // want Messages:`^stdout fmt\.Println$`
	c := make(chan message, 1)
	c <- message{"x", func(s string) { fmt.Println(s) }}
	m := <-c
	m.reply(m.text)
}

func MessagesErr() {
	c := make(chan message, 1)
	c <- message{"x", func(s string) { fmt.Fprintln(os.Stderr, s) }}
	m := <-c
	m.reply(m.text)
}

// Slices, arrays and maps of writers.

func Slice() { // want Slice:`^stdout os\.Stdout$`
	var ws []io.Writer
	ws = append(ws, os.Stderr, os.Stdout)
	for _, w := range ws[1:] {
		fmt.Fprintln(w, "x")
	}
}

func SliceErr() {
	ws := make([]io.Writer, 2)
	ws[0], ws[1] = os.Stderr, io.Discard
	for i := range ws {
		fmt.Fprintln(ws[i], "x")
	}
}

func SliceCopied() { // want SliceCopied:`^stdout os\.Stdout$`
	from := []io.Writer{os.Stdout}
	to := make([]io.Writer, len(from))
	copy(to, from)
	fmt.Fprintln(to[0], "x")
}

func SliceLen() int { return len([]io.Writer{os.Stdout, os.Stderr}) }

func Array() { // want Array:`^stdout os\.Stdout$`
	ws := [...]io.Writer{1: os.Stdout}
	p := &ws
	fmt.Fprintln(p[1], "x")
}

func ArrayErr() {
	ws := [...]io.Writer{1: os.Stderr}
	for _, w := range ws {
		if w != nil {
			fmt.Fprintln(w, "x")
		}
	}
}

func Map(name string) { // want Map:`^stdout os\.Stdout$`
	ws := map[string]io.Writer{"err": os.Stderr}
	ws["out"] = os.Stdout
	if w, ok := ws[name]; ok {
		fmt.Fprintln(w, "x")
	}
}

func MapErr(name string) {
	ws := map[string]io.Writer{"err": os.Stderr}
	ws["null"] = io.Discard
	fmt.Fprintln(ws[name], "x")
}

// MapKeys uses the writers as keys.
func MapKeys() int {
	seen := map[io.Writer]bool{os.Stdout: true, os.Stderr: true}
	return len(seen)
}

func MapNames() (names []string) {
	for name := range map[string]io.Writer{"out": os.Stdout} {
		names = append(names, name)
	}
	return names
}

func Nested() { // want Nested:`^stdout os\.Stdout$`
	ws := map[string][]io.Writer{"all": {os.Stderr, os.Stdout}}
	for _, w := range ws["all"] {
		fmt.Fprintln(w, "x")
	}
}

func NestedErr() {
	ws := map[string][]io.Writer{"all": {os.Stderr, os.Stderr}}
	for _, w := range ws["all"] {
		fmt.Fprintln(w, "x")
	}
}

// Package ranges ranges over maps and sends in selects.
package ranges

import (
	"fmt"
	"io"
	"os"
)

func MapRange() { // want MapRange:`^stdout os\.Stdout$`
	for name, w := range map[string]io.Writer{"out": os.Stdout} {
		fmt.Fprintln(w, name)
	}
}

func MapRangeErr() {
	for name, w := range map[string]io.Writer{"err": os.Stderr} {
		fmt.Fprintln(w, name)
	}
}

var hooks = map[string]func(){"show": func() { fmt.Println("x") }}

func Hooks() { // want Hooks:`^stdout fmt\.Println$`
	for _, hook := range hooks {
		hook()
	}
}

func Names() (names []string) {
	for name := range hooks {
		names = append(names, name)
	}
	return names
}

// A select that sends.
func SelectSend() { // want SelectSend:`^stdout fmt\.Println$`
	c := make(chan func(), 1)
	select {
	case c <- func() { fmt.Println("x") }:
	default:
	}
	f := <-c
	f()
}

func SelectSendErr() {
	c := make(chan func(), 1)
	select {
	case c <- func() { fmt.Fprintln(os.Stderr, "x") }:
	default:
	}
	f := <-c
	f()
}

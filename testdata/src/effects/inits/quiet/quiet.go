// Package quiet prepares writers and functions and uses none of them.
package quiet

import (
	"fmt"
	"io"
	"os"
)

var out io.Writer = os.Stdout

var show = func() { fmt.Println("x") }

var table = map[string]func(){"show": show}

func init() {
	out = os.Stderr
	table["hide"] = func() { fmt.Fprintln(out, "x") }
	fmt.Fprintln(os.Stderr, "quiet")
}

// Show is called later.
func Show() { show() } // want Show:`^stdout fmt\.Println$`

func Table(name string) { table[name]() } // want Table:`stdout fmt\.Println`

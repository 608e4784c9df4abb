// Package facts_kept prints, and not what it is given.
package facts_kept

import (
	"fmt"
	"io"
)

func Count(s string) { fmt.Println(len(s)) } // want Count:`keeps p0`

func Print(s string) { fmt.Println(s) }

func Both(w io.Writer, name, text string) { fmt.Fprintln(w, name, text != "") } // want Both:`keeps p2`

func Nothing(s string) int { return len(s) }

func Lines(s string) { // want Lines:`keeps p0`
	n := 0
	for _, r := range s {
		if r == '\n' {
			n++
		}
	}
	fmt.Println(n)
}

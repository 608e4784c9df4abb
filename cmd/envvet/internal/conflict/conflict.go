// Package conflict finds what git leaves in a file of which two branches have
// different texts.
package conflict

import (
	"bytes"
	"strings"
)

// Advice says what to do about a conflict in a file each of whose lines says something by
// itself.
const Advice = "keep the entries of both sides, and delete the lines <<<<<<<, ======= and >>>>>>>"

// Line returns the number of the first line of a text that begins a side of a merge
// conflict or ends it, 0 if there is none.
func Line(text []byte) int {
	number := 0
	for line := range bytes.Lines(text) {
		number++
		for _, mark := range []string{"<<<<<<<", "|||||||", ">>>>>>>"} {
			rest, ok := strings.CutPrefix(strings.TrimRight(string(line), "\r\n"), mark)
			if ok && (rest == "" || strings.HasPrefix(rest, " ")) {
				return number
			}
		}
	}
	return 0
}

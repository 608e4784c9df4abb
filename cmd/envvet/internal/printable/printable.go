// Package printable makes text safe to show: names of files, lines and constants in
// messages come from the code under analysis, and may hold what commands a terminal.
package printable

import (
	"strings"
	"unicode"
)

// Text returns text with a replacement character for each one that cannot be printed,
// but for those in keep.
func Text(text, keep string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) && !strings.ContainsRune(keep, r) {
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

package check

import (
	"bytes"
	"unicode"
)

// harmless returns a diff as a terminal can show it, without what would be a command
// there: names of files and lines come from the code under analysis, and may hold
// escape sequences. Where programs read a diff it has to stay as it is.
func harmless(diff []byte) []byte {
	diff = bytes.ReplaceAll(diff, []byte("\r\n"), []byte("\n")) // ends of lines on Windows
	return bytes.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && !unicode.IsPrint(r) {
			return unicode.ReplacementChar
		}
		return r
	}, diff)
}

package check

import (
	"bytes"
	"os"
	"unicode"
)

// say writes text to standard error.
func say(text string) { os.Stderr.Write(toTerminal(os.Stderr, []byte(text))) }

// toTerminal returns what of text is to be written to f: on a terminal what it can
// show, and else all, as programs may read it.
func toTerminal(f *os.File, text []byte) []byte {
	if isTerminal(f) {
		return harmless(text)
	}
	return text
}

// harmless returns text as a terminal can show it, without what would be a command
// there: names of files and lines come from the code under analysis, and may hold
// escape sequences, in a diff as in a message of the go command.
func harmless(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")) // ends of lines on Windows
	return bytes.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && !unicode.IsPrint(r) {
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

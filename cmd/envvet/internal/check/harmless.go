package check

import (
	"os"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/printable"
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
// there, in a diff as in a message of the go command.
func harmless(text []byte) []byte {
	lines := strings.ReplaceAll(string(text), "\r\n", "\n") // as they end on Windows
	return []byte(printable.Text(lines, "\n\t"))
}

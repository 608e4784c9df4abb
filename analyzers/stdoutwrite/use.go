package stdoutwrite

import (
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/handlers"
)

// A use is what a program has its standard output for, in the words of messages.
type use struct {
	breaks  string // "which …": what a handler's write does
	remedy  string // what to do instead
	initial string // "…, …": what a write before main does
	move    string // what to do with it where it stands
	call    string // and where an import brings it in
}

var (
	answer = &use{
		breaks:  "mixes with the command's answer",
		remedy:  "return the value, or write to stderr",
		initial: "before any command runs",
		move:    "move the write into the command, or to stderr",
		call:    "move the write into a function that main calls, or to stderr",
	}
	// unserved is that of a server of which is not known what it serves on.
	unserved = &use{
		breaks:  "no client gets, and which corrupts the MCP messages where they go over stdio",
		remedy:  "return it in the result, or write to stderr",
		initial: "before the server runs",
		move:    "write to stderr",
		call:    "write to stderr",
	}
	// protocol is that of a server on stdio.
	protocol = &use{
		breaks:  "corrupts the MCP messages on stdout",
		remedy:  "return it in the result, or write to stderr",
		initial: "which corrupts the MCP messages on stdout",
		move:    "write to stderr",
		call:    "write to stderr",
	}
)

// usedAs returns the use that the program makes of its standard output, for
// handlers of MCP servers or for others. What other handlers of a program that
// serves on stdio print is an answer: they are other commands of it.
func usedAs(pass *analysis.Pass, server bool) *use {
	switch {
	case !server:
		return answer
	case pass.ResultOf[handlers.Analyzer].(*handlers.Result).ServesStdio():
		return protocol
	}
	return unserved
}

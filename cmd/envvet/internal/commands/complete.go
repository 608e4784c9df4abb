package commands

import (
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
)

// shell returns what a shell that completes a command line asks for: its name for
// the script, which the runtime has, "list" for the words that fit; else "".
func shell() string { return os.Getenv("ENVVET_COMPLETE") }

// complete returns what the last of args can be completed to. Where it returns
// nothing, the shell offers files and folders.
func complete(args []string, suite []*analysis.Analyzer) []string {
	if len(args) == 0 {
		args = []string{""}
	}
	before, last := args[:len(args)-1], args[len(args)-1]
	if last == "=" { // bash takes -o=json apart
		last = ""
	} else if n := len(before); n > 0 && before[n-1] == "=" {
		before = before[:n-1]
	}
	return slices.DeleteFunc(fitting(before, last, suite), func(word string) bool { return !strings.HasPrefix(word, last) })
}

// fitting returns the words that may follow before, sorted.
func fitting(before []string, last string, suite []*analysis.Analyzer) []string {
	command, previous := "", ""
	if len(before) > 0 {
		command, previous = before[0], before[len(before)-1]
	}
	own := slices.Contains(Names, command) && command != commandBaseline && command != commandHandlers
	switch {
	case (previous == "-o" || previous == "--o") && own:
		return []string{"json", "text", "tsv"}
	case (previous == "-o" || previous == "--o") && command == commandHandlers:
		return []string{"json", "text"}
	case previous == "-o" || previous == "--o":
		return slices.Sorted(slices.Values(cmdline.Outputs))
	case strings.HasPrefix(last, "-") && own:
		return []string{"-fields", "-help", "-o", "-output-schema", "-schema", "-stable-output"}
	case strings.HasPrefix(last, "-"):
		var flags []string
		for _, name := range cmdline.Flags(suite) {
			flags = append(flags, "-"+name)
		}
		return flags
	case command == "":
		return slices.Sorted(slices.Values(append([]string{"lsp"}, Names...))) // the language server is no command of the application
	case command == "explain" && len(before) == 1:
		return names(suite)
	case command == "help" && len(before) == 1:
		return slices.Sorted(slices.Values(append(names(suite), Names...)))
	}
	return nil
}

// Envvet reports code of command-line tools that would break their answers:
// handlers that write to standard output or end the process.
//
// It is one program with two faces. The go command starts it as a vet tool,
//
//	go vet -vettool=$(which envvet) ./...
//
// and people start it by itself, which runs the line above and prints what it
// found with the source line and the chain of calls that leads there:
//
//	envvet [flags] [packages]
//
// What it does besides checking are commands: rules, handlers, explain, version,
// baseline and manifest.
//
// Run "envvet -help" for the flags.
package main

//go:generate go test -run=^TestDemo$ . -update

import (
	"os"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/commands"
	"github.com/envvet/envvet/cmd/envvet/internal/lsp"
)

// couldNotRun is the exit status for a flag that is wrong.
const couldNotRun = 2

func main() {
	args := os.Args[1:]
	if startedByGoVet(args) {
		vet(args) // exits
	}
	if len(args) == 2 && args[0] == "help" && lsp.Has(args[1:]) {
		args = []string{args[1], "-help"}
	}
	if commands.Has(args) {
		os.Exit(commands.Main(args, analyzers.Suite))
	}
	if lsp.Has(args) {
		os.Exit(lsp.Main(args[1:], analyzers.Suite))
	}
	os.Exit(check.Main(args, analyzers.Suite))
}

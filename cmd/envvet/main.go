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
// What it does besides checking are commands: rules, explain, version, baseline
// and manifest.
//
// Run "envvet -help" for the flags.
package main

//go:generate go test -run=^TestDemo$ . -update

import (
	"encoding/json"
	"flag"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/commands"
	"github.com/envvet/envvet/cmd/envvet/internal/lsp"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// couldNotRun is the exit status for a flag that is wrong.
const couldNotRun = 2

func main() {
	args := os.Args[1:]
	if startedByGoVet(args) {
		settings.Register(flag.CommandLine, analyzers.Suite)
		// The go command starts a process for each package. A bad value is told
		// in one line, and not by those that have nothing to report: what they
		// say about a dependency depends on no flag.
		flag.CommandLine.Usage = func() { os.Exit(couldNotRun) }
		if config := args[len(args)-1]; onlyFacts(config) {
			os.Args = []string{os.Args[0], config}
		}
		unitchecker.Main(analyzers.Suite...) // exits
	}
	if commands.Has(args) {
		os.Exit(commands.Main(args, analyzers.Suite))
	}
	if lsp.Has(args) {
		os.Exit(lsp.Main(args[1:], analyzers.Suite))
	}
	os.Exit(check.Main(args, analyzers.Suite))
}

// startedByGoVet reports whether args are those of the vet protocol: a
// question about the tool, or a configuration file after any flags.
func startedByGoVet(args []string) bool {
	if len(args) == 0 {
		return false
	}
	last := args[len(args)-1]
	switch last {
	case "-V=full", "--V=full", "-flags", "--flags":
		return len(args) == 1
	}
	if !strings.HasSuffix(last, ".cfg") {
		return false
	}
	info, err := os.Stat(last)
	return err != nil || !info.IsDir() // a directory is a package pattern
}

// onlyFacts reports whether the configuration in file asks for facts and for no
// findings.
func onlyFacts(file string) bool {
	text, err := os.ReadFile(file)
	if err != nil {
		return false // unitchecker says so
	}
	var config unitchecker.Config
	return json.Unmarshal(text, &config) == nil && config.VetxOnly
}

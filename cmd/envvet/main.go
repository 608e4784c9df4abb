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
	"runtime/debug"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/commands"
	"github.com/envvet/envvet/cmd/envvet/internal/lsp"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

// couldNotRun is the exit status for a flag that is wrong.
const couldNotRun = 2

func main() {
	args := os.Args[1:]
	if startedByGoVet(args) {
		settings.Register(flag.CommandLine, analyzers.Suite)
		flag.Bool(stock.Flag, false, stock.Usage)
		suite := analyzers.Suite
		std := stock.Wanted(args)
		if std || isFlags(args[len(args)-1]) {
			suite = slices.Concat(suite, stock.Suite)
		} else {
			stock.Refuse(flag.CommandLine)
		}
		// The go command starts a process for each package. A bad value is told
		// in one line, and not by those that have nothing to report: what they
		// say about a dependency depends on no flag, but for the checks of plain
		// go vet.
		flag.CommandLine.Usage = func() { os.Exit(couldNotRun) }
		debug.SetGCPercent(gcPercent)
		config := args[len(args)-1]
		if !onlyFacts(config) {
			unit.Keep(config)
		} else if !std {
			os.Args = []string{os.Args[0], config}
		}
		unitchecker.Main(suite...) // exits
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
	if isFlags(last) || last == "-V=full" || last == "--V=full" {
		return len(args) == 1
	}
	if !strings.HasSuffix(last, ".cfg") {
		return false
	}
	info, err := os.Stat(last)
	return err != nil || !info.IsDir() // a directory is a package pattern
}

// isFlags reports whether arg asks for the flags of the tool.
func isFlags(arg string) bool { return arg == "-flags" || arg == "--flags" }

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

// gcPercent lets a process that looks at one package, and is over soon, collect
// garbage less often than one that lives long.
const gcPercent = 300

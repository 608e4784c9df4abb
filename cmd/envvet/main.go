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
	"flag"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/commands"
	"github.com/envvet/envvet/cmd/envvet/internal/heap"
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
		heap.Limit{Goal: 256 << 20, Growth: 300}.Apply() // of a process that looks at one package
		file := args[len(args)-1]
		config, err := unit.ReadConfig(file)
		switch {
		case err != nil: // unitchecker says so
		case !config.VetxOnly:
			unit.Keep(file)
		case !std:
			if config.Factless() && config.WriteTypes() == nil {
				os.Exit(0)
			}
			os.Args = []string{os.Args[0], file}
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

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
// Run "envvet -help" for the flags.
package main

import (
	"flag"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

func main() {
	args := os.Args[1:]
	if startedByGoVet(args) {
		settings.Register(flag.CommandLine, analyzers.Suite)
		unitchecker.Main(analyzers.Suite...) // exits
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

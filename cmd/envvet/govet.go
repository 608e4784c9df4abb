package main

import (
	"errors"
	"flag"
	"fmt"
	"go/scanner"
	"go/types"
	"log"
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/heap"
	"github.com/envvet/envvet/cmd/envvet/internal/self"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

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

// vet answers the go command, and ends the process. It starts one for each
// package.
func vet(args []string) {
	file := args[len(args)-1]
	if strings.HasSuffix(file, "-V=full") {
		if id, err := self.ID(); err == nil {
			fmt.Printf("envvet version devel buildID=%s\n", id) // the form that the go command wants
			os.Exit(0)
		}
	}
	heap.Limit{Goal: 256 << 20, Growth: 300, Most: 768 << 20}.Apply() // of a process that looks at one package
	if !strings.HasSuffix(file, ".cfg") || stock.Wanted(args) || fixes(args) {
		unitcheck(args) // exits
	}
	config, err := unit.ReadConfig(file)
	if err != nil {
		unitcheck(args) // says so, and exits
	}
	rules, flags := analyzers.Suite, unit.Flags{}
	if !config.VetxOnly { // what is said of a dependency depends on no flag
		unit.Keep(file)
		rules, flags = parse(args)
		if !settings.On(rules, "tests") {
			config = config.WithoutTests()
		}
	}
	status, err := unit.Vet(config, rules, flags)
	if err == nil {
		os.Exit(status)
	}
	var (
		wrong  types.Error
		syntax scanner.ErrorList
	)
	switch {
	case config.VetxOnly: // told of the package itself
	case errors.As(err, &wrong), errors.As(err, &syntax):
		fmt.Fprintln(os.Stderr, err)
	default:
		log.Print(err)
	}
	os.Exit(1)
}

// fixes reports whether args ask for the code to be changed, which package
// unitchecker does.
func fixes(args []string) bool {
	return slices.ContainsFunc(args, func(arg string) bool {
		name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		return strings.HasPrefix(arg, "-") && (name == "fix" || name == "diff")
	})
}

// unitcheck leaves the answer to package unitchecker, and ends the process.
func unitcheck(args []string) {
	settings.Register(flag.CommandLine, analyzers.Suite)
	flag.Bool(stock.Flag, false, stock.Usage)
	suite := analyzers.Suite
	std := stock.Wanted(args)
	if std || isFlags(args[len(args)-1]) {
		suite = slices.Concat(suite, stock.Suite())
	} else {
		stock.Refuse(flag.CommandLine)
	}
	// A bad value is told in one line, and not by processes that have nothing to
	// report: what they say about a dependency depends on no flag, but for the
	// checks of plain go vet.
	flag.CommandLine.Usage = func() { os.Exit(couldNotRun) }
	if config, err := unit.ReadConfig(args[len(args)-1]); err == nil {
		switch {
		case !config.VetxOnly:
			unit.Keep(args[len(args)-1])
		case !std:
			if config.Factless() && config.WriteTypes() == nil {
				os.Exit(0)
			}
			os.Args = []string{os.Args[0], args[len(args)-1]}
		}
	}
	unitchecker.Main(suite...) // exits
}

// parse reads the flags of args as package unitchecker does, and returns the
// rules that they leave.
func parse(args []string) ([]*analysis.Analyzer, unit.Flags) {
	flags := flag.CommandLine
	flags.Usage = func() { os.Exit(couldNotRun) } // the error is told in one line
	how := unit.Flags{Context: -1}
	flags.BoolVar(&how.JSON, "json", false, "")
	flags.IntVar(&how.Context, "c", how.Context, "")
	for _, name := range []string{"all", "source", "v", stock.Flag} { // which mean nothing, or are false
		flags.Bool(name, false, "")
	}
	flags.String("tags", "", "")
	settings.Register(flags, analyzers.Suite)
	stock.Refuse(flags)
	given := make(map[string]bool)
	for _, a := range analyzers.Suite {
		flags.BoolFunc(a.Name, "", func(text string) (err error) {
			given[a.Name], err = strconv.ParseBool(text)
			return err
		})
		a.Flags.VisitAll(func(f *flag.Flag) { flags.Var(f.Value, a.Name+"."+f.Name, f.Usage) })
	}
	flags.Parse(args)
	rules := cmdline.Rules(analyzers.Suite, given)
	return slices.DeleteFunc(slices.Clone(analyzers.Suite), func(a *analysis.Analyzer) bool { return !rules[a.Name] }), how
}

// Package settings holds the flags that every rule registers.
//
// A pass has no flags: a driver sets those of the analyzers that it is given,
// and what a fact says must depend on none. So the settings that several rules
// share are flags of each of them.
package settings

import (
	"flag"
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/handlers"
)

// Settings are the values of the shared flags of one rule.
type Settings struct {
	Handlers  Specs // functions that are handlers besides those of known frameworks
	Hints     bool  // report hints as well
	Tests     bool  // report findings in test files
	Generated bool  // report findings in generated files
}

// Register adds the shared flags to those of a rule.
func Register(flags *flag.FlagSet) *Settings {
	s := new(Settings)
	flags.Var(&s.Handlers, "handlers", "comma-separated `list` of places that take handlers: import/path.Func#0 (an argument) or import/path.Type.Field")
	flags.BoolVar(&s.Hints, "hints", false, "report hints as well as warnings and errors")
	flags.BoolVar(&s.Tests, "tests", false, "report findings in test files")
	flags.BoolVar(&s.Generated, "generated", false, "report findings in generated files")
	return s
}

// Specs is a list of handler specifications as a flag.
type Specs []handlers.Spec

// String returns the list as Set takes it.
func (s *Specs) String() string {
	names := make([]string, len(*s))
	for i, spec := range *s {
		names[i] = spec.String()
	}
	return strings.Join(names, ",")
}

// Set replaces the list by the specifications in text.
func (s *Specs) Set(text string) error {
	var list Specs
	for _, field := range strings.Split(text, ",") {
		if field = strings.TrimSpace(field); field == "" {
			continue
		}
		spec, err := handlers.ParseSpec(field)
		if err != nil {
			return err
		}
		list = append(list, spec)
	}
	*s = list
	return nil
}

// Wants reports whether findings at pos are asked for.
func (s *Settings) Wants(pass *analysis.Pass, pos token.Pos) bool {
	for _, file := range pass.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			if !s.Generated && ast.IsGenerated(file) {
				return false
			}
			return s.Tests || !strings.HasSuffix(pass.Fset.PositionFor(file.Package, false).Filename, "_test.go")
		}
	}
	return false
}

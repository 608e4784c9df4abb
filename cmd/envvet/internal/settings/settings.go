// Package settings gives the flags that all rules share a name of their own.
//
// A setting such as -handlers is a flag of every rule, because a driver like
// golangci-lint or nogo can set only a rule's own flags. On a command line
// nobody wants to repeat it for each rule, so a name that every rule registers
// is also a flag without prefix, which sets it on all of them.
package settings

import (
	"flag"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// reserved holds what unitchecker, the go command and stand-alone envvet call
// their own flags. A
// shared setting with such a name keeps its prefixed forms only.
var reserved = append([]string{"V", "all", "c", "debug", "flags", "h", "help", "json", "n", "source", "vettool"}, line...)

// line holds those that a command line of stand-alone envvet may have.
var line = []string{
	"C", "a", "asan", "asmflags", "buildmode", "buildvcs", "compiler", "gccgoflags", "gcflags",
	"installsuffix", "ldflags", "linkshared", "mod", "modcacherw", "modfile", "msan",
	"overlay", "p", "pgo", "pkgdir", "race", "tags", "toolexec", "trimpath", "v",
	"work", "x",
	"baseline", "config", "diff", "fix", "govet", "new-from", "nocache", "o", "prune", "schema", "std",
}

// OfLine reports whether a word is a flag that only a command line of envvet may have.
func OfLine(name string) bool { return slices.Contains(line, name) }

// A Setting is a flag that every rule of a suite registers.
type Setting struct {
	Name, Usage, Default string
	values               []flag.Value // one per rule
}

// Shared returns the settings of suite, sorted by name.
func Shared(suite []*analysis.Analyzer) []Setting {
	if len(suite) == 0 {
		return nil
	}
	var shared []Setting
	suite[0].Flags.VisitAll(func(f *flag.Flag) {
		if slices.Contains(reserved, f.Name) || isRule(suite, f.Name) {
			return
		}
		s := Setting{Name: f.Name, Usage: f.Usage, Default: f.DefValue}
		for _, rule := range suite {
			own := rule.Flags.Lookup(f.Name)
			if own == nil || IsBool(own.Value) != IsBool(f.Value) {
				return
			}
			s.values = append(s.values, own.Value)
		}
		shared = append(shared, s)
	})
	return shared
}

// On reports whether a setting that is on or off is on for any of rules, whose flags are
// set. Rules of go vet have no settings, and report what they find.
func On(rules []*analysis.Analyzer, name string) bool {
	return slices.ContainsFunc(rules, func(rule *analysis.Analyzer) bool {
		f := rule.Flags.Lookup(name)
		return f == nil || f.Value.String() == "true"
	})
}

// Register adds the settings of suite to flags.
func Register(flags *flag.FlagSet, suite []*analysis.Analyzer) {
	for _, s := range Shared(suite) {
		flags.Var(s, s.Name, s.Usage+" (every rule)")
	}
}

// Set sets the setting on every rule.
func (s Setting) Set(text string) error {
	for _, v := range s.values {
		if err := v.Set(text); err != nil {
			return err
		}
	}
	return nil
}

// String returns the value of the first rule; package flag also asks the zero
// Setting.
func (s Setting) String() string {
	if len(s.values) == 0 {
		return ""
	}
	return s.values[0].String()
}

// IsBoolFlag reports whether the setting may stand without a value.
func (s Setting) IsBoolFlag() bool { return len(s.values) > 0 && IsBool(s.values[0]) }

// Get returns the value of the first rule, or nil if it has none to hand out.
func (s Setting) Get() any {
	if len(s.values) > 0 {
		if g, ok := s.values[0].(flag.Getter); ok {
			return g.Get()
		}
	}
	return nil
}

// IsListFlag reports whether the setting takes several values with commas
// between them.
func (s Setting) IsListFlag() bool { return len(s.values) > 0 && IsList(s.values[0]) }

// IsList reports whether a flag with value v takes several values with commas
// between them.
func IsList(v flag.Value) bool {
	l, ok := v.(interface{ IsListFlag() bool })
	return ok && l.IsListFlag()
}

// IsBool reports whether a flag with value v may stand without one.
func IsBool(v flag.Value) bool {
	b, ok := v.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

func isRule(suite []*analysis.Analyzer, name string) bool {
	return slices.ContainsFunc(suite, func(a *analysis.Analyzer) bool { return a.Name == name })
}

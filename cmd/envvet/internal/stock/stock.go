// Package stock is the checks that go vet runs without a tool of ours. A vet
// tool replaces them; with -std envvet runs them besides its own.
package stock

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/suite/vet"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// Flag is the name of the flag that adds the checks.
const Flag = "std"

// Usage describes the flag.
const Usage = "run the checks of plain go vet as well"

// Suite returns the checks of go vet, in its order. One that is called like a rule
// or a flag of ours has "go" before its name: godirective, gotests. They are made
// when they are asked for: the go command starts this program for each package,
// and seldom with the flag.
var Suite = sync.OnceValue(func() []*analysis.Analyzer {
	shared := settings.Shared(analyzers.Suite)
	taken := func(name string) bool {
		return slices.ContainsFunc(analyzers.Suite, func(a *analysis.Analyzer) bool { return a.Name == name }) ||
			slices.ContainsFunc(shared, func(s settings.Setting) bool { return s.Name == name })
	}
	suite := slices.Clone(vet.Suite)
	for i, a := range suite {
		if taken(a.Name) {
			own := *a
			own.Name = "go" + a.Name
			suite[i] = &own
		}
	}
	return suite
})

// Wanted reports whether args, those of a vet tool, have the flag. Of several
// the last one counts.
func Wanted(args []string) bool {
	wanted := false
	for _, arg := range args {
		name, value, given := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		if strings.HasPrefix(arg, "-") && name == Flag {
			is, err := strconv.ParseBool(value)
			wanted = !given || err == nil && is
		}
	}
	return wanted
}

// Refuse adds the flags of the checks to flags, where they say only that they
// mean nothing without the flag.
func Refuse(flags *flag.FlagSet) {
	for _, a := range Suite() {
		refuse := func(string) error { return NotWanted(a.Name) }
		flags.BoolFunc(a.Name, "", refuse)
		a.Flags.VisitAll(func(f *flag.Flag) { flags.Func(a.Name+"."+f.Name, "", refuse) })
	}
}

// NotWanted is the error for a flag of a check that does not run.
func NotWanted(check string) error {
	return fmt.Errorf("%s is a check of plain go vet, which -%s adds", check, Flag)
}

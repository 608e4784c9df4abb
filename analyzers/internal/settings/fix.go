package settings

import (
	"flag"
	"fmt"
	"slices"
	"strings"
)

// Fix adds the flag that names the fix which a rule offers on top of those
// that change nothing a program prints or answers. It returns its value:
// empty, or name.
func Fix(flags *flag.FlagSet, name, usage string) *string {
	return OneFix(flags, []string{name}, usage)
}

// OneFix is [Fix] for a rule with several fixes, of which one may be named.
func OneFix(flags *flag.FlagSet, names []string, usage string) *string {
	f := &fix{names: names}
	flags.Var(f, "fix", usage)
	return &f.value
}

type fix struct {
	value string
	names []string
}

// String returns the name of the fix.
func (f *fix) String() string { return f.value }

// Names returns the names that there are.
func (f *fix) Names() []string { return f.names }

// Set refuses every name but those there are.
func (f *fix) Set(name string) error {
	switch {
	case name == "" || slices.Contains(f.names, name):
	case len(f.names) == 1:
		return fmt.Errorf("no such fix; the only one is %q", f.names[0])
	default:
		return fmt.Errorf("no such fix; there are %s", strings.Join(f.names, ", "))
	}
	f.value = name
	return nil
}

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
	f := &fix{only: name}
	flags.Var(f, "fix", usage)
	return &f.value
}

type fix struct{ value, only string }

// String returns the name of the fix.
func (f *fix) String() string { return f.value }

// Names returns the names that there are.
func (f *fix) Names() []string { return []string{f.only} }

// Set refuses every name but the one there is.
func (f *fix) Set(name string) error {
	if name != "" && name != f.only {
		return fmt.Errorf("no such fix; the only one is %q", f.only)
	}
	f.value = name
	return nil
}

// Fixes are fixes that a rule offers if they are named, as a flag.
type Fixes struct{ named, names []string }

// FixesFlag adds the flag of a rule with several fixes, of which any may be
// named, with commas between them.
func FixesFlag(flags *flag.FlagSet, names []string, usage string) *Fixes {
	f := &Fixes{names: names}
	flags.Var(f, "fix", usage)
	return f
}

// Has reports whether a fix is named.
func (f *Fixes) Has(name string) bool { return slices.Contains(f.named, name) }

// String returns the names of the fixes as Set takes them.
func (f *Fixes) String() string { return strings.Join(f.named, ",") }

// Names returns the names that there are.
func (f *Fixes) Names() []string { return f.names }

// IsListFlag says that the flag takes several names, which .envvet.toml may give
// as a list.
func (f *Fixes) IsListFlag() bool { return true }

// Set refuses every name but those there are.
func (f *Fixes) Set(text string) error {
	var named []string
	for name := range strings.SplitSeq(text, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		if !slices.Contains(f.names, name) {
			return fmt.Errorf("no such fix; there are %s", strings.Join(f.names, ", "))
		}
		named = append(named, name)
	}
	f.named = named
	return nil
}

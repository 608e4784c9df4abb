package settings

import (
	"flag"
	"fmt"
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

package settings

import (
	"flag"
	"fmt"
	"go/token"
	"slices"
	"strings"
)

// Fields is a list of fields of Go structs as a flag.
type Fields []string

// FieldsFlag adds a flag that takes a list of fields to those of a rule.
func FieldsFlag(flags *flag.FlagSet, name, usage string) *Fields {
	f := new(Fields)
	flags.Var(f, name, usage)
	return f
}

// String returns the list as Set takes it.
func (f *Fields) String() string { return strings.Join(*f, ",") }

// Set replaces the list by that in text, such as import/path.Type.Field.
func (f *Fields) Set(text string) error {
	var list Fields
	for name := range strings.SplitSeq(text, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		parts := strings.Split(name[strings.LastIndexByte(name, '/')+1:], ".")
		n := len(parts)
		if n < 3 || parts[0] == "" || !token.IsIdentifier(parts[n-1]) || !token.IsIdentifier(parts[n-2]) {
			return fmt.Errorf("%q names no field; want import/path.Type.Field", name)
		}
		list = append(list, name)
	}
	*f = list
	return nil
}

// IsListFlag says that the flag takes several fields, which .envvet.toml may
// give as a list.
func (f *Fields) IsListFlag() bool { return true }

// Has reports whether a field is in the list.
func (f *Fields) Has(path string) bool { return slices.Contains(*f, path) }

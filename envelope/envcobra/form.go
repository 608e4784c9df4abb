package envcobra

import (
	"slices"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/internal/adapter"
)

// formFlags are the runtime's flags that ask for JSON in the dialects in which nothing
// else does.
var formFlags = []string{"json", "output-format"}

// A form is flags of the tree's own that are called as formFlags are, and so keep the
// runtime's away. Who gives one asks for JSON all the same: a tree which is moved to
// envelopes has it for the commands that have not been, and perhaps for all.
type form []adapter.Flag

func (f *form) add(flag adapter.Flag) {
	if slices.Contains(formFlags, flag.Name) {
		*f = append(*f, flag)
	}
}

// asked returns what the flags of the set were given, where the runtime's would take it.
func (f form) asked(flags *pflag.FlagSet) (values []adapter.Value) {
	for _, own := range f {
		flag := flags.Lookup(own.Name)
		if flag == nil || !flag.Changed {
			continue
		}
		text := flag.Value.String()
		if own.Bool && flag.Value.Type() == "bool" || slices.Contains(own.Values, text) {
			values = append(values, adapter.Value{Name: own.Name, Text: text})
		}
	}
	return values
}

package envcobra

import (
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// defaultOf returns the default of a flag as the flag reads it, and whether there is
// one that a schema can have. What pflag prints of it in usage lines is another thing:
// "[a,b]" of several values, and "<nil>" of an address that is not set.
func defaultOf(f *pflag.Flag) (text string, ok bool) {
	text = f.DefValue
	switch kind := f.Value.Type(); {
	case kind == "ip", kind == "ipMask", kind == "ipNet":
		if text == "<nil>" {
			text = ""
		}
	case strings.HasPrefix(kind, "stringTo"):
		text = strings.TrimSuffix(strings.TrimPrefix(text, "["), "]")
		if strings.HasPrefix(kind, "stringToInt") { // printed in the order of a map
			pairs := strings.Split(text, ",")
			slices.Sort(pairs)
			text = strings.Join(pairs, ",")
		}
	case isArray(kind):
		text = sliceDefault(f)
	}
	return text, text != ""
}

// sliceDefault returns the default of a flag that takes several values, with commas
// between them, or "". A value with a comma in it has no such form.
func sliceDefault(f *pflag.Flag) string {
	several, ok := f.Value.(pflag.SliceValue)
	if !ok {
		return ""
	}
	values := several.GetSlice() // nothing is parsed yet
	if slices.ContainsFunc(values, func(v string) bool { return strings.Contains(v, ",") }) {
		return ""
	}
	return strings.Join(values, ",")
}

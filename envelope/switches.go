package envelope

import (
	"fmt"
	"strconv"

	"github.com/spf13/pflag"
)

// adviseSwitches has errors about arguments that no parameter takes say what the caller
// probably means who writes --force false: a flag that is true without a value takes none
// from the argument behind it, and without that argument it would be true.
func adviseSwitches(wrong []error, flags *pflag.FlagSet, args []string) {
	for _, err := range wrong {
		e, ok := err.(*Error)
		if !ok || !e.extra {
			continue
		}
		if flag := switchBefore(e.value, flags, args); flag != nil {
			e.FixRequired, e.helps = fmt.Sprintf("write --%s=%s if that is its value", flag.Name, e.value), true
		}
	}
}

// switchBefore returns the flag without a value in front of an argument that could be it,
// or nil.
func switchBefore(value string, flags *pflag.FlagSet, args []string) *pflag.Flag {
	if _, err := strconv.ParseBool(value); err != nil {
		return nil
	}
	for i, arg := range args {
		if arg == "--" {
			break
		}
		if i+1 == len(args) || args[i+1] != value || len(arg) < 2 || arg[0] != '-' {
			continue
		}
		var flag *pflag.Flag
		switch {
		case arg[1] == '-':
			flag = flags.Lookup(arg[2:])
		case len(arg) == 2:
			flag = flags.ShorthandLookup(arg[1:])
		}
		if flag != nil && flag.NoOptDefVal != "" {
			return flag
		}
	}
	return nil
}

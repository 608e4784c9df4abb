package envelope

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/pflag"
)

// knownFlags returns the arguments without the flags that the set does not have,
// and what is wrong with those: pflag stops at the first one, and whatever follows
// would not be checked (REQ-F-015). It ends where help is asked for, as pflag does.
// takesWords says that the command has arguments that are no flags.
func knownFlags(flags *pflag.FlagSet, args []string, takesWords bool) (known []string, wrong []*Error) {
	refuse := func(e *Error) {
		if !slices.ContainsFunc(wrong, func(other *Error) bool { return other.Message == e.Message }) {
			wrong = append(wrong, e)
		}
	}
	afterUnknown := false
	for i := 0; i < len(args); i++ {
		arg := args[i]
		takesNext, mayBeValue := false, afterUnknown
		afterUnknown = false
		switch name, isLong := strings.CutPrefix(arg, "--"); {
		case arg == "--":
			return append(known, args[i:]...), wrong
		case !strings.HasPrefix(arg, "-") || arg == "-":
		case isLong:
			name, _, given := strings.Cut(name, "=")
			flag := lookup(flags, name)
			switch {
			case name == "" || name[0] == '-':
				refuse(&Error{Message: "bad flag syntax: " + strings.ToValidUTF8(arg, "\uFFFD"), FixRequired: "write flags as --name=value"})
				continue
			case flag == nil && name == "help":
				return append(known, args[i:]...), wrong
			case flag == nil:
				e := unknownFlag("--"+name, name)
				e.meant = meantFlag(name, flags)
				refuse(e)
				afterUnknown = !given
				continue
			}
			takesNext = flag.NoOptDefVal == "" && !given
		case strings.HasPrefix(arg, "-test."): // pflag would pass over it, for go test
			refuse(unknownFlag(arg, arg[1:]))
			continue
		default:
			var at int
			at, takesNext = unknownLetter(flags, arg)
			switch {
			case at == len(arg):
			case at == 1 && isNumber(arg):
				if !mayBeValue {
					refuse(unknownNumber(arg, takesWords))
				}
				continue
			case arg[at] == 'h':
				return append(known, args[i:]...), wrong
			default:
				letter, _ := utf8.DecodeRuneInString(arg[at:])
				refuse(unknownFlag("-"+string(letter), string(letter)))
				if arg = arg[:at]; arg == "-" {
					continue
				}
			}
		}
		known = append(known, arg)
		if takesNext && i+1 < len(args) {
			i++
			known = append(known, args[i])
		}
	}
	return known, wrong
}

// unknownLetter returns where in an argument of one or more letters the first one
// stands that the set does not have, else the length of the argument, and whether
// the next argument is the value of the last letter.
func unknownLetter(flags *pflag.FlagSet, arg string) (at int, takesNext bool) {
	for at = 1; at < len(arg); at++ {
		flag := flags.ShorthandLookup(arg[at : at+1])
		switch last := at == len(arg)-1; {
		case flag == nil:
			return at, false
		case flag.NoOptDefVal == "" || !last && at+2 < len(arg) && arg[at+1] == '=': // the rest is its value
			return len(arg), last
		}
	}
	return at, false
}

// lookup returns the flag with a name, or nil.
func lookup(flags *pflag.FlagSet, name string) *pflag.Flag {
	if name == "" {
		return nil
	}
	return flags.Lookup(name)
}

func unknownFlag(flag, name string) *Error {
	flag, name = strings.ToValidUTF8(flag, "\uFFFD"), strings.ToValidUTF8(name, "\uFFFD")
	return &Error{Message: "unknown flag " + flag, Param: name, FixRequired: "leave out " + flag}
}

// isNumber reports whether an argument with a dash is a negative number, which no
// flag looks like.
func isNumber(arg string) bool {
	_, err := strconv.ParseFloat(arg, 64)
	return err == nil && (arg[1] == '.' || arg[1] >= '0' && arg[1] <= '9')
}

// unknownNumber refuses a negative number, which is read as a flag unless -- stands
// before it.
func unknownNumber(number string, takesWords bool) *Error {
	e := unknownFlag(number, number[1:])
	if takesWords {
		e.FixRequired = "write -- before " + number + " if it is an argument"
	}
	return e
}

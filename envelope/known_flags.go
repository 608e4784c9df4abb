package envelope

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/pflag"
)

// knownFlags returns the arguments without the flags that the set does not have, and
// without those that stand in front of another flag in place of their value, and what is
// wrong with those: pflag stops at the first one, and whatever follows would not be
// checked (REQ-F-015), or takes the flag for the value, so that --reason --dry-run does
// not ask for a dry run. It ends where help is asked for, as pflag does.
// takesWords says that the command has arguments that are no flags.
func knownFlags(flags *pflag.FlagSet, args []string, takesWords bool) (known []string, wrong []*Error) {
	s := sieve{flags: flags, takesWords: takesWords, said: make(map[string]bool)}
	var before sifted
	for i := 0; i < len(args); i++ {
		arg := args[i]
		now := sifted{kept: arg, isKept: true}
		switch {
		case arg == "--":
			return append(known, args[i:]...), s.wrong
		case strings.HasPrefix(arg, "--"):
			now = s.long(arg)
		case strings.HasPrefix(arg, "-") && arg != "-":
			now = s.short(arg, before.isOpen)
		}
		if now.isHelp {
			return append(known, args[i:]...), s.wrong
		}
		if now.valueOf != nil && i+1 < len(args) && isFlagOf(flags, args[i+1]) {
			s.refuse(needsValue(now.valueOf.Name, args[i+1]))
			now = now.withoutLast(arg)
		}
		if now.isKept {
			known = append(known, now.kept)
		}
		if now.valueOf != nil && i+1 < len(args) {
			i++
			known = append(known, args[i])
		}
		before = now
	}
	return known, s.wrong
}

// A sieve keeps back the flags that a set does not have.
type sieve struct {
	flags      *pflag.FlagSet
	takesWords bool
	wrong      []*Error
	said       map[string]bool // messages
}

// sifted is what is left of an argument.
type sifted struct {
	kept    string
	isKept  bool
	valueOf *pflag.Flag // whose value is the next argument, or nil
	isOpen  bool        // nobody knows whether the next argument is its value
	isHelp  bool
}

// withoutLast returns what is left of the argument without the flag whose value is missing:
// of several letters all but the last one.
func (s sifted) withoutLast(arg string) sifted {
	if letters, ok := strings.CutPrefix(arg, "-"); ok && letters[0] != '-' && len(letters) > 1 {
		return sifted{kept: arg[:len(arg)-1], isKept: true}
	}
	return sifted{}
}

// isFlagOf reports whether an argument is a flag of the set, with or without a value.
func isFlagOf(flags *pflag.FlagSet, arg string) bool {
	name, ok := strings.CutPrefix(arg, "--")
	name, _, _ = strings.Cut(name, "=")
	return ok && name != "" && flags.Lookup(name) != nil
}

// needsValue refuses a flag in front of another one.
func needsValue(name, next string) *Error {
	return &Error{
		Message: fmt.Sprintf("--%s needs a value, and %s stands there", name, next), Param: name,
		FixRequired: fmt.Sprintf("give --%s a value; write --%s=%s if that is the value", name, name, next), helps: true,
	}
}

func (s *sieve) refuse(e *Error) {
	if !s.said[e.Message] {
		s.said[e.Message] = true
		s.wrong = append(s.wrong, e)
	}
}

// long sifts an argument that begins with two dashes.
func (s *sieve) long(arg string) sifted {
	name, _, hasValue := strings.Cut(arg[2:], "=")
	if name == "" || name[0] == '-' {
		s.refuse(&Error{Message: "bad flag syntax: " + strings.ToValidUTF8(arg, "\uFFFD"), FixRequired: "write flags as --name=value"})
		return sifted{}
	}
	flag := s.flags.Lookup(name)
	switch {
	case flag != nil:
		now := sifted{kept: arg, isKept: true}
		if flag.NoOptDefVal == "" && !hasValue {
			now.valueOf = flag
		}
		return now
	case name == "help":
		return sifted{isHelp: true}
	}
	e := unknownFlag("--"+name, name)
	e.meant = meantFlag(name, s.flags)
	s.refuse(e)
	return sifted{isOpen: !hasValue}
}

// short sifts an argument of letters. mayBeValue says that it may be the value of
// what stands before it.
func (s *sieve) short(arg string, mayBeValue bool) sifted {
	at, valueOf := unknownLetter(s.flags, arg)
	switch {
	case at == len(arg):
		return sifted{kept: arg, isKept: true, valueOf: valueOf}
	case isGoTest(arg[at:]):
		s.refuse(unknownFlag("-"+arg[at:], arg[at:]))
		return sifted{kept: arg[:at], isKept: at > 1}
	case at == 1 && isNumber(arg):
		if !mayBeValue {
			s.refuse(unknownNumber(arg, s.takesWords))
		}
		return sifted{}
	case arg[at] == 'h':
		return sifted{isHelp: true}
	}
	letter, size := utf8.DecodeRuneInString(arg[at:])
	s.refuse(unknownFlag("-"+string(letter), string(letter)))
	return sifted{kept: arg[:at], isKept: at > 1, isOpen: at+size == len(arg)}
}

// unknownLetter returns where in an argument of one or more letters the first one
// stands that the set does not have, else the length of the argument, and the flag of the
// last letter if the next argument is its value.
func unknownLetter(flags *pflag.FlagSet, arg string) (at int, valueOf *pflag.Flag) {
	for at = 1; at < len(arg); at++ {
		flag := flags.ShorthandLookup(arg[at : at+1])
		switch last := at == len(arg)-1; {
		case flag == nil, isGoTest(arg[at:]):
			return at, nil
		case flag.NoOptDefVal == "" || !last && at+2 < len(arg) && arg[at+1] == '=': // the rest is its value
			if last {
				valueOf = flag
			}
			return len(arg), valueOf
		}
	}
	return at, nil
}

// isGoTest reports whether pflag passes over what is left of an argument of letters,
// which it takes for a flag of go test.
func isGoTest(letters string) bool { return strings.HasPrefix(letters, "test.") }

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
		e.FixRequired, e.helps = "write -- before "+number+" if it is an argument", true
	}
	return e
}

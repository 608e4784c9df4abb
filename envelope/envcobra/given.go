package envcobra

import (
	"os"
	"strings"

	"github.com/spf13/pflag"
)

// given returns what the program was given after the command's name, but for
// flags that are the tree's own: those of the runtime that ask for the form of the
// answer count wherever they stand, and cobra stops reading at the first flag that
// is wrong; and a flag before an argument that nothing takes says what that is. It returns
// nil if cobra was given other arguments than the program's, which cobra does not tell.
func (a *adapted) given() []string {
	found, args, err := a.cmd.Root().Find(os.Args[1:])
	if err != nil || found != a.cmd {
		return nil
	}
	var own []string
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "--" {
			return append(own, args[i:]...)
		}
		flag, takesNext := flagOf(a.cmd.Flags(), arg)
		if flag != nil && !a.recorder.reads(flag) {
			if takesNext {
				i++ // its value, whatever that looks like
			}
			continue
		}
		own = append(own, arg)
	}
	return own
}

// flagOf returns the flag that an argument is, the last one of a cluster of letters,
// and whether the next argument is its value, or nil if the set has no such flag.
func flagOf(flags *pflag.FlagSet, arg string) (flag *pflag.Flag, takesNext bool) {
	if name, ok := strings.CutPrefix(arg, "--"); ok {
		name, _, hasValue := strings.Cut(name, "=")
		flag = flags.Lookup(name)
		return flag, flag != nil && !hasValue && flag.NoOptDefVal == ""
	}
	letters, ok := strings.CutPrefix(arg, "-")
	for i := 0; ok && i < len(letters); i++ {
		flag = flags.ShorthandLookup(letters[i : i+1])
		switch last := i == len(letters)-1; {
		case flag == nil:
			return nil, false
		case flag.NoOptDefVal == "" || !last && letters[i+1] == '=': // the rest is its value
			return flag, last
		}
	}
	return flag, false
}

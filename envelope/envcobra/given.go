package envcobra

import (
	"os"
	"strings"
)

// given returns what the program was given after the command's name, but for
// flags that are the tree's own: those of the runtime that ask for the form of the
// answer count wherever they stand, and cobra stops reading at the first flag that
// is wrong. It returns nil if cobra was given other arguments than the program's,
// which cobra does not tell.
func (a *adapted) given() []string {
	found, args, err := a.cmd.Root().Find(os.Args[1:])
	if err != nil || found != a.cmd {
		return nil
	}
	var own []string
	for i, arg := range args {
		if arg == "--" {
			return append(own, args[i:]...)
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "--"), "=")
		flag := a.cmd.Flags().Lookup(name)
		if strings.HasPrefix(arg, "--") && flag != nil && !a.recorder.reads(flag) {
			continue
		}
		own = append(own, arg)
	}
	return own
}

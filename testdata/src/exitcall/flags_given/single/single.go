// Package single parses arguments with the flags that it was given, or with flags that end the
// process.
package single

import "flag"

// A Command has no others below it.
type Command struct {
	Flags *flag.FlagSet
}

// Run parses arguments.
func (c *Command) Run(args []string) error {
	if c.Flags == nil {
		c.Flags = flag.NewFlagSet("single", flag.ExitOnError)
	}
	return parse(c.Flags, args)
}

func parse(flags *flag.FlagSet, args []string) error { return flags.Parse(args) }

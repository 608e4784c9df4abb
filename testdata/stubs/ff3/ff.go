// Package ff is a stub of github.com/peterbourgon/ff/v3 for fixtures.
package ff

import (
	"flag"
	"fmt"
)

// Parse parses the flags in a set.
func Parse(fs *flag.FlagSet, args []string) error {
	if err := fs.Parse(args); err != nil {
		return fmt.Errorf("error parsing commandline arguments: %w", err)
	}
	return nil
}

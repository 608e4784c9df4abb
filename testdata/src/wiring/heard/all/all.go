// Package all has no handlers of its own. // want package:`"add" calls plog\.Print\}$`
package all

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/wiring/heard/commands"
)

func New() []*cobra.Command { return []*cobra.Command{commands.Root()} }

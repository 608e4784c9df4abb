// Package registry has the commands of the plugins.
package registry

import (
	"sync"

	"github.com/spf13/cobra"
)

var (
	mu    sync.Mutex
	makes []func() *cobra.Command
)

// Register adds a command. Plugins call it in init.
func Register(fn func() *cobra.Command) {
	mu.Lock()
	defer mu.Unlock()
	makes = append(makes, fn)
}

// Commands makes all commands.
func Commands() []*cobra.Command {
	mu.Lock()
	defer mu.Unlock()
	var list []*cobra.Command
	for _, fn := range makes {
		list = append(list, fn())
	}
	return list
}

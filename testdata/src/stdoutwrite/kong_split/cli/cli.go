// Package cli is a struct of commands, and holds no code.
package cli

import "github.com/envvet/envvet/testdata/src/stdoutwrite/kong_split/list"

// CLI is what there is.
type CLI struct {
	List  list.Cmd   `cmd:"" help:"List notes."` // want `^handler list\.Cmd\.Run writes to stdout with fmt\.Println at .*/kong_split/list/list\.go:\d+, which mixes with `
	Quiet list.Quiet `cmd:"" help:"List no notes."`
}

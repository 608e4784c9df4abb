// Package acl is one command, and does not name the framework where it
// registers another.
package acl

import "github.com/envvet/envvet/testdata/src/handlers/hashicorp_factory/base"

type cmd struct{}

func (*cmd) Help() string          { return "" }
func (*cmd) Synopsis() string      { return "" }
func (*cmd) Run(args []string) int { return 0 }

// New makes the command; that it is one is only seen where it is called.
func New() *cmd { return new(cmd) }

func init() {
	base.Register("acl", &cmd{}) // want `handler hashicorp/cli Run cmd\.Run`
}

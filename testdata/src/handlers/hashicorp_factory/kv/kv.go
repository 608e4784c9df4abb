// Package kv is one command, and never names the framework.
package kv

import "github.com/envvet/envvet/testdata/src/handlers/hashicorp_factory/base"

type cmd struct{}

func (*cmd) Help() string          { return "" }
func (*cmd) Synopsis() string      { return "" }
func (*cmd) Run(args []string) int { return 0 }

// Add adds it.
func Add(k base.Keeper) {
	k.Keep("kv", &cmd{}) // want `handler hashicorp/cli Run cmd\.Run`
}

// Command notes has its struct of commands in one package, and the commands in
// another one.
package main

import (
	"github.com/alecthomas/kong"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/kong_split/cli"
)

func main() {
	var c cli.CLI
	ctx := kong.Parse(&c)
	ctx.FatalIfErrorf(ctx.Run())
}

// Command crosspackage has the structs of its commands in other packages.
package main

import (
	"github.com/alecthomas/kong"

	"github.com/envvet/envvet/testdata/src/handlers/kong_crosspackage/cli"
	"github.com/envvet/envvet/testdata/src/handlers/kong_crosspackage/list"
	"github.com/envvet/envvet/testdata/src/handlers/kong_crosspackage/remote"
)

type grammar struct {
	cli.Root             // its commands are told where they are declared
	List     list.Cmd    `cmd:""` // want `handler kong Run list\.Cmd\.Run` List:`command`
	Remote   *remote.Cmd `cmd:""`
	Again    struct {    // want `handler kong Run list\.Cmd\.Run` Again:`command`
		list.Cmd
		Other int
	} `cmd:""`
}

func main() {
	cli.Execute(&grammar{})         // want `handler kong Run cli\.Root\.Run`
	kong.Parse(new(cli.Root)).Run() // want `handler kong Run cli\.Root\.Run`
}

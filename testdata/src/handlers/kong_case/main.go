// Fixture kong_case: a program that asks kong which command was given.
package main

import (
	"fmt"

	"github.com/alecthomas/kong"
)

var cli struct {
	Show struct {
		Path string `arg:""`
	} `cmd:""`
	Tag struct {
		Add  struct{} `cmd:""`
		List struct{} `cmd:""`
	} `cmd:""`
}

type document struct{ kind string }

func (d document) Command() string { return d.kind }

func main() {
	ctx := kong.Parse(&cli)
	switch ctx.Command() {
	case "show <path>": // want `handler kong case "show"`
		fmt.Println(cli.Show.Path)
	case "tag add", "tag list": // want `handler kong case "tag add" or "tag list"`
		fmt.Println("tags")
	default:
		panic(ctx.Command())
	}
	switch (document{"find"}).Command() {
	case "find":
		fmt.Println("found")
	}
}

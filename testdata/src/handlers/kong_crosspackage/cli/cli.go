// Package cli declares commands that a main package hands to the parser.
package cli

import (
	"github.com/alecthomas/kong"

	"github.com/envvet/envvet/testdata/src/handlers/kong_crosspackage/list"
)

// Root is the root of a program.
type Root struct {
	Show show     `cmd:""` // want `handler kong Run show\.Run` Show:`command`
	List list.Cmd `cmd:""` // want `handler kong Run list\.Cmd\.Run` List:`command`
}

// Run is called for all of its commands.
func (*Root) Run() error { return nil }

type show struct{}

func (show) Run() error { return nil }

// Execute is what several programs of ours begin with.
func Execute(grammar any) { // want Execute:`kong argument 1`
	kong.Parse(grammar).Run()
}

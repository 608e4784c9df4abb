// Package app chooses by the name of the command.
package app

import (
	"fmt"

	"github.com/alecthomas/kong"
)

var cli struct {
	Sync struct{} `cmd:""`
	List struct{} `cmd:""`
}

// Store keeps notes.
type Store interface {
	Sync() error
	Close() error
}

// Run carries out the command that the arguments name.
func Run(s Store) {
	ctx := kong.Parse(&cli)
	switch ctx.Command() {
	case "sync":
		ctx.FatalIfErrorf(s.Sync())
	case "list":
		fmt.Println("milk") // want `handler "list" writes to stdout with fmt\.Println`
	}
	s.Close()
}

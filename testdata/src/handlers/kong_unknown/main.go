// Command notes hands its parser a struct that it has, and others by their names.
package main

import "github.com/alecthomas/kong"

var root struct {
	List listCmd `cmd:""` // want `handler kong Run listCmd\.Run` List:`command`
}

type listCmd struct{}

func (listCmd) Run() error { return nil }

// admin is one of the others.
type admin struct {
	Drop dropCmd `cmd:""` // want `handler kong Run dropCmd\.Run` Drop:`command`
}

type dropCmd struct{}

func (dropCmd) Run() error { return nil }

var grammars = make(map[string]func() any)

func main() {
	grammars["admin"] = func() any { return new(admin) }
	kong.Parse(&root)
	kong.Parse(grammars["admin"]())
}

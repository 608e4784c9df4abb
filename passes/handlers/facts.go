package handlers

import (
	"fmt"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
)

// HandlerParam is the fact of a registrar: the parameters that it makes
// handlers of.
type HandlerParam struct {
	Params []Param // sorted
}

// Param is one parameter that is a handler place, or has a field that is.
type Param struct {
	Index     int    // of the parameter, without the receiver
	Field     string // of the parameter's type, if declared in another package
	Framework known.Framework
	Inline    bool // a struct that is passed holds commands, and is none
}

func (*HandlerParam) AFact() {}

func (f *HandlerParam) String() string {
	var list []string
	for _, p := range f.Params {
		if p.Field != "" {
			list = append(list, fmt.Sprintf("%s %s.%s", p.Framework, argument(p.Index), p.Field))
		} else {
			list = append(list, fmt.Sprintf("%s %s", p.Framework, argument(p.Index)))
		}
	}
	return strings.Join(list, ", ")
}

// HandlerField is the fact of a field of the package's own types that is a
// handler place.
type HandlerField struct {
	Framework known.Framework
	Inline    bool // a struct that is put there holds commands, and is none
}

func (*HandlerField) AFact() {}

func (f *HandlerField) String() string { return string(f.Framework) + " field" }

// CommandField is the fact of a field that its tag makes a command, of which
// the package of the field has registered the method that carries it out.
type CommandField struct{}

func (*CommandField) AFact() {}

func (*CommandField) String() string { return "command" }

// Registers is the fact of a package that registers handlers or imports, at
// any distance, one that does.
type Registers struct{}

func (*Registers) AFact() {}

func (*Registers) String() string { return "registers handlers" }

// StdioFunc is the fact of a function that serves MCP on standard output, by
// itself or through what it calls.
type StdioFunc struct{}

func (*StdioFunc) AFact() {}

func (*StdioFunc) String() string { return "serves stdio" }

// Stdio is the fact of a package that serves MCP on standard output or
// imports, at any distance, one that does.
type Stdio struct {
	Modules []string // of the packages that do; "" for one that is not known; sorted
}

func (*Stdio) AFact() {}

func (f *Stdio) String() string { return fmt.Sprintf("stdio served in %q", f.Modules) }

// argument is what users call the parameter with the index: they count from 1.
func argument(index int) string { return fmt.Sprintf("argument %d", index+1) }

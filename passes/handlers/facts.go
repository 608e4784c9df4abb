package handlers

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envvet/envvet/passes/internal/compare"
	"github.com/envvet/envvet/passes/internal/known"
)

// HandlerParam is the fact of a registrar: the parameters that it makes
// handlers of, and the type parameters of whose values it does.
type HandlerParam struct {
	Params []Param // sorted
}

// Param is one parameter that is a handler place, or has a field that is.
type Param struct {
	Index int    // of the parameter, without the receiver
	Type  bool   // it is a type parameter
	Field string // of the parameter's type, if declared in another package
	Use
}

// Use says what becomes a handler of the value that is put into a place.
type Use struct {
	Framework known.Framework
	Method    string // of the value; "" for the value itself, and where the framework has one name for it
	Inline    bool   // the value is a struct that holds commands, and is none
	Func      bool   // the value is a function, of a framework that takes something else
}

func (u Use) compare(v Use) int {
	return cmp.Or(cmp.Compare(u.Framework, v.Framework), strings.Compare(u.Method, v.Method), compare.Bool(u.Inline, v.Inline), compare.Bool(u.Func, v.Func))
}

func (*HandlerParam) AFact() {}

func (f *HandlerParam) String() string {
	var list []string
	for _, p := range f.Params {
		s := fmt.Sprintf("%s %s", p.Framework, argument(p.Index))
		if p.Type {
			s = fmt.Sprintf("%s type %s", p.Framework, argument(p.Index))
		}
		for _, name := range []string{p.Field, p.Method} {
			if name != "" {
				s += "." + name
			}
		}
		list = append(list, s)
	}
	return strings.Join(list, ", ")
}

// HandlerField is the fact of a field of the package's own types that is a
// handler place, and of a variable of the package that is one.
type HandlerField struct {
	Uses []Use // sorted
}

func (*HandlerField) AFact() {}

func (f *HandlerField) String() string { return describe(f.Uses, "field") }

// HandlerType is the fact of an interface of the package whose values have a
// method that becomes a handler.
type HandlerType struct {
	Uses []Use // sorted
}

func (*HandlerType) AFact() {}

func (f *HandlerType) String() string { return describe(f.Uses, "type") }

func describe(uses []Use, what string) string {
	var list []string
	for _, u := range uses {
		if u.Method != "" {
			list = append(list, fmt.Sprintf("%s %s.%s", u.Framework, what, u.Method))
		} else {
			list = append(list, fmt.Sprintf("%s %s", u.Framework, what))
		}
	}
	return strings.Join(list, ", ")
}

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

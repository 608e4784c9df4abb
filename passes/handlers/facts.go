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
}

func (*HandlerField) AFact() {}

func (f *HandlerField) String() string { return string(f.Framework) + " field" }

// Registers is the fact of a package that registers handlers or imports, at
// any distance, one that does.
type Registers struct{}

func (*Registers) AFact() {}

func (*Registers) String() string { return "registers handlers" }

// argument is what users call the parameter with the index: they count from 1.
func argument(index int) string { return fmt.Sprintf("argument %d", index+1) }

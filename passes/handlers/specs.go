package handlers

import (
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"regexp"
	"strconv"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
)

// Spec is a handler place that a user names: a parameter of a function or
// method, or a field.
type Spec struct {
	path string // import path
	typ  string // of a method or field
	name string // of the function, method or field
	arg  int    // of a function or method, from 0; -1 for a field
}

var (
	errSpec  = errors.New("want import/path.Func#0, import/path.Type.Method#0 or import/path.Type.Field")
	majorDot = regexp.MustCompile(`^v[0-9]+$`)
)

// ParseSpec reads one of
//
//	import/path.Func#0         the function's first parameter
//	import/path.Type.Method#1  the method's second, not counting the receiver
//	import/path.Type.Field     the field
//
// A type may be an interface, and a field or method a promoted one. Arguments
// that a variadic parameter takes count as that parameter.
func ParseSpec(s string) (Spec, error) {
	spec, err := parseSpec(s)
	if err != nil {
		return Spec{}, fmt.Errorf("handler spec %q: %w", s, err)
	}
	return spec, nil
}

func parseSpec(s string) (Spec, error) {
	s, index, isParam := strings.Cut(s, "#")
	spec := Spec{arg: -1}
	if isParam {
		n, err := strconv.ParseUint(index, 10, 16)
		if err != nil {
			return Spec{}, fmt.Errorf("%q is no index of an argument: %w", index, errSpec)
		}
		spec.arg = int(n)
	}

	// The path ends at the first dot after the last slash, or at the second
	// for the likes of gopkg.in/tool.v2.
	slash := strings.LastIndexByte(s, '/') + 1
	parts := strings.Split(s[slash:], ".")
	if len(parts) > 2 && majorDot.MatchString(parts[1]) {
		parts = append([]string{parts[0] + "." + parts[1]}, parts[2:]...)
	}
	spec.path = s[:slash] + parts[0]
	names := parts[1:]
	for _, name := range names {
		if !token.IsIdentifier(name) {
			return Spec{}, fmt.Errorf("%q is no name: %w", name, errSpec)
		}
	}
	switch {
	case parts[0] == "":
		return Spec{}, fmt.Errorf("no import path: %w", errSpec)
	case len(names) == 1 && isParam:
		spec.name = names[0]
	case len(names) == 1:
		return Spec{}, fmt.Errorf("neither the index of an argument nor a field of %s: %w", names[0], errSpec)
	case len(names) == 2:
		spec.typ, spec.name = names[0], names[1]
	default:
		return Spec{}, errSpec
	}
	return spec, nil
}

// String returns what ParseSpec read.
func (s Spec) String() string {
	text := s.path + "."
	if s.typ != "" {
		text += s.typ + "."
	}
	text += s.name
	if s.arg >= 0 {
		text += "#" + strconv.Itoa(s.arg)
	}
	return text
}

// named returns the places of specs, as far as this package mentions them.
func (u *unit) named(specs []Spec) []seed {
	var seeds []seed
	for _, s := range specs {
		pkg := u.mentioned[s.path]
		if pkg == nil {
			continue
		}
		obj := pkg.Scope().Lookup(s.name)
		if s.typ != "" {
			obj = member(pkg, s.typ, s.name)
		}
		switch obj := obj.(type) {
		case *types.Func:
			if params := obj.Signature().Params(); s.arg >= 0 && s.arg < params.Len() {
				seeds = append(seeds, seed{place{v: params.At(s.arg)}, known.User})
			}
		case *types.Var:
			if s.arg < 0 && obj.IsField() {
				seeds = append(seeds, seed{place{v: obj}, known.User})
			}
		}
	}
	return seeds
}

package flow

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What an interface value is made with decides what its methods do, as long as nobody can
// set it: what the constructor was given, or what the method was that makes another value
// such as its receiver.
//
//	func New(out io.Writer, level Level) Logger { return &logger{out, level} }
//
//	func (l *logger) At(level Level) Logger {
//		other := *l
//		other.level = level
//		return &other
//	}
//
//	func (l *logger) Warn(text string) {
//		if l.level >= Warn {
//			fmt.Fprintln(l.out, text)
//		}
//	}

// partsOfBox returns what the interface value a holds for ever, of what functions of the
// package decide by: what the function says by which that is made which is said of, or
// constants, but those of one that is not such as a receiver, which methodsOf knows.
func (s sealing) partsOfBox(a summary.Atom) (out []summary.Part) {
	local := a.Local()
	named := typeinfo.NamedOf(local.Type)
	if named == nil || local.Holds == nil || s.p.frames[local.Holds.Parent()] == nil {
		return nil
	}
	for _, path := range s.p.askedOf(named) {
		if path == "" {
			continue
		}
		if made, ok := s.partOfBox(a, path); ok {
			out = append(out, made)
		}
	}
	return out
}

func (s sealing) partOfBox(a summary.Atom, path string) (summary.Part, bool) {
	p, local := s.p, a.Local()
	made := summary.Part{Path: path}
	found, ok := p.fieldOf(local.Holds, path, nil, 0)
	if !ok || found.isOptional() {
		return made, false
	}
	if made.Value, ok = p.constantPart(found, 0); ok {
		return made, a.Again
	}
	d, ok := p.frames[local.Holds.Parent()].deciderOfPart(found)
	if !ok || d.param < 0 {
		return made, false
	}
	if local.Holds.Parent() == s.fn && a.ID >= 0 {
		made.Given, made.Param, made.Of = true, d.param, d.path
		return made, true
	}
	o := p.outer.operandFor(deciding{vals: local.Given}, d, nil)
	made.Value = o.value
	return made, o.known
}

// givenTo returns the arguments of the callee, if that is what has made an interface value.
func (s substitution) givenTo(a *summary.Atom) []ssa.Value {
	local := a.Local()
	if local.Holds != nil && local.Holds.Parent() == s.of {
		if a.ID < 0 { // by an earlier call
			return nil
		}
		return s.c.vals
	}
	return local.Given
}

// A variant tells interface values apart that an instruction makes of one by a method.
type variant struct {
	of    any
	parts string
}

// partsHere returns what parts of an interface value are that the callee makes, as far as
// its caller says that.
func (s substitution) partsHere(parts []summary.Part) (out []summary.Part) {
	for _, made := range parts {
		if made.Given {
			o := s.f.operandFor(s.c.deciding, decider{made.Param, made.Of}, s.f.cur)
			if !o.known {
				continue
			}
			made = summary.Part{Path: made.Path, Value: o.value}
		}
		out = append(out, made)
	}
	return out
}

// variantOf returns what tells such a value from others that are made of the same.
func variantOf(of any, parts []summary.Part) any {
	if len(parts) == 0 {
		return of
	}
	var says []string
	for _, made := range parts {
		says = append(says, fmt.Sprintf("%s=%+v", made.Path, made.Value))
	}
	return variant{of, strings.Join(says, " ")}
}

// excludedBy returns the conditions of methods that do not hold of a receiver with parts.
func excludedBy(methods []summary.Method, parts []summary.Part) (never []summary.Cond) {
	if len(parts) == 0 {
		return nil
	}
	ask := func(conds []summary.Cond) {
		for _, c := range conds {
			i := slices.IndexFunc(parts, func(made summary.Part) bool { return made.Path == c.Path })
			if i >= 0 && c.Of == "" && c.Param == 0 && !c.Holds(parts[i].Value) && !slices.Contains(never, c) {
				never = append(never, c)
			}
		}
	}
	for _, m := range methods {
		if m.Sum != nil {
			askedBy(m.Sum, ask)
		}
	}
	return never
}

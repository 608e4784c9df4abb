package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A substitution makes of what a summary says of parameters what holds for
// arguments.
type substitution struct {
	f     *frame
	st    *state
	args  []value
	given []ssa.Value // the arguments, as far as they are known
	pos   token.Pos
	step  string
	made  map[*closure]*closure
}

func (s *substitution) value(v value) value {
	var out growing
	for _, e := range v {
		out.add(s.entry(e))
	}
	return out.value
}

func (s *substitution) entry(e entry) value {
	f := s.f
	switch e.kind {
	case isParam:
		if int(e.param) >= len(s.args) {
			return nil
		}
		v := s.held(int(e.param), e.path)
		if e.order {
			return f.orders(s.st, v).at(e.at)
		}
		if s.takesSame(e) {
			v = withoutMarks(v)
		}
		if e.except != "" {
			v = f.opened(s.st, v)
		}
		for not := range splitExcept(e.except) {
			v = f.p.atoms.without(v, not)
		}
		if e.encoded {
			v = f.encoded(s.st, v, s.typeOf(e.atom))
		} else if e.whole {
			v = f.whole(s.st, v)
		}
		if e.way != nil {
			v = slices.Clone(v)
			for i := range v {
				v[i].way = v[i].way.follow(e.way)
			}
		}
		if s.step != "" {
			v = v.step(s.pos, s.step)
		}
		return v.at(e.at)
	case isSource:
		if s.step != "" {
			e.way = e.way.then(s.pos, s.step)
		}
	case isFunc:
		if len(e.fn.binds) > 0 {
			if e.fn.depth > 3 {
				return nil
			}
			c := s.made[e.fn]
			if c == nil {
				c = f.make(s.pos, e.fn, make([]value, len(e.fn.binds)))
				s.made[e.fn] = c
				for i, b := range e.fn.binds {
					c.binds[i] = union(c.binds[i], s.value(b))
				}
			}
			e.atom = function(c)[0].atom
		}
	}
	return value{e}
}

// held returns what an argument holds at a path.
func (s *substitution) held(i int, path string) value {
	if i < len(s.given) && s.given[i] != nil {
		if _, ok := s.given[i].Type().Underlying().(*types.Pointer); ok {
			return s.f.pointed(s.st, s.args[i], path)
		}
	}
	return s.f.get(s.st, s.args[i], path)
}

// takesSame reports whether what a function takes of the list or the text that it is given is the
// same for each call with that: it is given nothing else that could tell it which element, as in
// a loop that calls sortedText(names).
func (s *substitution) takesSame(e entry) bool {
	if !strings.HasPrefix(e.path, "[]") || len(s.given) != len(s.args) || slices.ContainsFunc(s.args[e.param], isMark) {
		return false
	}
	for i, v := range s.given {
		if _, ok := v.(*ssa.Const); !ok && i != int(e.param) {
			return false
		}
	}
	return true
}

// typeOf returns the type of what a parameter is given, nil if that is not known: a generic
// function makes an interface value of it of which the type is a parameter, too.
func (s *substitution) typeOf(a *atom) types.Type {
	if a.path != "" || int(a.param) >= len(s.given) {
		return nil
	}
	if t := s.given[a.param].Type(); !types.IsInterface(t) {
		return t
	}
	return nil
}

// opened returns a value with what its places hold in place of them.
func (f *frame) opened(st *state, v value) value {
	var out value
	for _, e := range v {
		if e.kind == isPlace {
			out.putAll(f.get(st, f.content(st, e.obj), e.path).at(e.at))
		} else {
			out.put(e)
		}
	}
	return out
}

// places finds the places of those arguments of which nothing is known that a function puts
// something into: what it returns of them holds that.
func (s *substitution) places(sum *summary) {
	for i := range min(len(s.args), len(s.given)) {
		if len(s.args[i]) == 0 && slices.ContainsFunc(sum.out[i], func(e entry) bool { return !e.untouched(i) }) {
			s.args[i] = s.f.addressOf(s.st, s.given[i])
		}
	}
}

// outgoing does to what the arguments point to what the function does to what
// its parameters point to. Bound is what a literal has captured, as far as that is known.
func (s *substitution) outgoing(sum *summary, bound []ssa.Value) {
	f := s.f
	type change struct {
		addr  value
		given ssa.Value // nil if it is not known
		sets  []string  // on every way
		set   []string  // on some
		add   growing
	}
	var changes []change
	for i := range s.args {
		content, ok := sum.out[i]
		if !ok {
			continue
		}
		c := change{addr: s.args[i], sets: alwaysSet(content, i), set: setIn(content, i)}
		if i < len(s.given) {
			c.given = s.given[i]
		} else if n := i - (len(s.args) - len(bound)); n >= 0 && n < len(bound) {
			c.given = bound[n]
		}
		for _, e := range content {
			if !e.untouched(i) {
				c.add.add(s.entry(e))
			}
		}
		changes = append(changes, c)
	}
	for _, c := range changes {
		stored, calls := cutCalls(c.add.value)
		defer f.callBack(s.st, c.addr, calls)
		f.keepOutgoing(s.st, c.addr, stored, c.given)
		if c.given != nil && f.isStored(c.given) {
			continue // what is read from a file comes from there
		}
		f.inOrder(s.st, c.addr, stored)
		always := c.sets
		if len(c.addr) > 1 {
			always = nil
		}
		for _, e := range c.addr {
			o, path, ok := f.target(e)
			if !ok || o.glob != nil {
				continue
			}
			stored := f.putBehind(s.st, e, stored, c.set, always, c.given)
			v := f.content(s.st, o)
			for _, set := range c.sets {
				if p, ok := join(path, set); ok && f.overwrites(s.st, c.addr, c.given, path, p) {
					v = f.p.atoms.without(v, p)
				}
			}
			f.set(s.st, o, union(v, stored.at(path)))
		}
	}
}

// alwaysSet returns the paths of what parameter i points to that are
// overwritten on every way through the function.
func alwaysSet(content value, i int) []string {
	var sets []string
	first := true
	for _, e := range content {
		if e.at != "" || !e.untouched(i) {
			continue
		}
		var these []string
		for not := range splitExcept(e.except) {
			these = append(these, not)
		}
		if first {
			sets, first = these, false
			continue
		}
		sets = intersect(sets, these)
	}
	if first {
		return []string{""}
	}
	return slices.DeleteFunc(sets, func(set string) bool { // by a loop that is left early, say
		return slices.ContainsFunc(content, func(e entry) bool { return e.at != "" && e.untouched(i) && below(set, e.at) })
	})
}

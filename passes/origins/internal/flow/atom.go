package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

type kind uint8

const (
	_        kind = iota
	isPlace       // the address of a path in an object
	isParam       // what the caller gave: a path in a parameter, and what it points to
	isSource      // a source
	isFunc        // a function
	isType        // a value of an interface holds a value of this type
	isNext        // what a range over a map gives in an iteration
	isElem        // an element of a list in an order that a source is
)

// An atom is one thing that a value can come from. Those of a package are made
// by its atoms.
type atom struct {
	kind    kind
	whole   bool            // isParam: made of all that is at the path
	encoded bool            // isParam: of what JSON has of it; whole, too
	order   bool            // isParam: the order of the list there, and not what is in it
	param   int32           // isParam; those after the parameters are what a closure captures
	path    string          // in the object or the parameter
	except  string          // isParam: paths below path that were overwritten, each followed by "|"
	obj     *object         // isPlace
	source  *source         // isSource, isElem
	block   *ssa.BasicBlock // isNext, isElem: where it is taken
	fn      *closure        // isFunc
	typ     types.Type      // isType
}

// Atoms are those of a package, each once. Values hold the same ones again and
// again: as pointers they take little there, and are compared by what they are.
type atoms struct {
	made    map[atom]*atom // those of which nothing else knows that there is only one
	derived map[derivation]*atom
	params  []value // of parameters as they are given
	types   map[types.Type]value
}

// A derivation is how one atom is made of another. Few are made, each very often.
type derivation struct {
	from *atom
	how  how
	path string
}

type how uint8

const (
	partOf    how = iota // what it has at the path
	without              // it has nothing at the path
	wholeOf              // something is made of all of it
	encodedOf            // something is made of all of it that JSON has
	orderOf              // the order of the list that it is
)

func newAtoms() *atoms {
	return &atoms{made: make(map[atom]*atom), derived: make(map[derivation]*atom), types: make(map[types.Type]value)}
}

// the returns the atom that is as a says. It must not be changed.
func (t *atoms) the(a atom) *atom {
	old := t.made[a]
	if old == nil {
		old = new(atom)
		*old = a
		t.made[a] = old
	}
	return old
}

// derive returns the atom that is made of the one of a parameter or a place, nil
// if there is none.
func (t *atoms) derive(from *atom, how how, path string) *atom {
	key := derivation{from, how, path}
	to, ok := t.derived[key]
	if !ok {
		a := *from
		if a.derive(how, path) {
			to = t.the(a)
		}
		t.derived[key] = to
	}
	return to
}

// derive makes of an atom another one, and reports whether there is one.
func (a *atom) derive(how how, path string) (ok bool) {
	switch how {
	case partOf:
		var except string
		for not := range splitExcept(a.except) {
			if below(path, not) {
				return false
			}
			if below(not, path) {
				except += not[len(path):] + "|"
			}
		}
		a.except = except
		a.path, ok = join(a.path, path)
		return ok
	case without:
		if strings.Count(a.except, "|") >= maxExcept {
			return false
		}
		if !a.leaves(path) {
			a.except += path + "|"
		}
	case wholeOf:
		a.whole = true
	case encodedOf:
		a.encoded, a.whole = a.encoded || !a.whole, true
	case orderOf:
		a.order, a.except = true, ""
	}
	return true
}

// maxExcept bounds the parts of a parameter that were overwritten.
const maxExcept = 16

// leaves reports whether a path is one of those that do not come along.
func (a *atom) leaves(path string) bool {
	for not := range splitExcept(a.except) {
		if not == path {
			return true
		}
	}
	return false
}

func valueOf(a *atom) value { return value{{item: item{atom: a}}} }

// place returns the address of an object.
func place(o *object) value {
	if o.place == nil {
		o.place = valueOf(&atom{kind: isPlace, obj: o})
	}
	return o.place
}

// itself returns the value of a source.
func itself(s *source) value {
	if s.value == nil {
		s.value = valueOf(&atom{kind: isSource, source: s})
	}
	return s.value
}

// function returns the value of a function with what it captures.
func function(c *closure) value {
	if c.value == nil {
		c.value = valueOf(&atom{kind: isFunc, fn: c})
	}
	return c.value
}

// holding returns what an interface has of which the value is of a type.
func (t *atoms) holding(typ types.Type) value {
	v := t.types[typ]
	if v == nil {
		v = valueOf(&atom{kind: isType, typ: typ})
		t.types[typ] = v
	}
	return v
}

// param returns what the caller gives for a parameter.
func (t *atoms) param(i int) value {
	for len(t.params) <= i {
		t.params = append(t.params, valueOf(t.the(atom{kind: isParam, param: int32(len(t.params))})))
	}
	return t.params[i]
}

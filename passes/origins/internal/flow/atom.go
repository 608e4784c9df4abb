package flow

import (
	"go/types"

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
	kind   kind
	whole  bool            // isParam: made of all that is at the path
	order  bool            // isParam: the order of the list there, and not what is in it
	param  int32           // isParam; those after the parameters are what a closure captures
	path   string          // in the object or the parameter
	except string          // isParam: paths below path that were overwritten, each followed by "|"
	obj    *object         // isPlace
	source *source         // isSource, isElem
	block  *ssa.BasicBlock // isNext, isElem: where it is taken
	fn     *closure        // isFunc
	typ    types.Type      // isType
}

// Atoms are those of a package, each once. Values hold the same ones again and
// again: as pointers they take little there, and are compared by what they are.
type atoms struct {
	made   map[atom]*atom
	params []value // of parameters as they are given
}

func newAtoms() *atoms { return &atoms{made: make(map[atom]*atom)} }

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

// value returns the value that is an atom and nothing else.
func (t *atoms) value(a atom) value { return value{{item: item{atom: t.the(a)}}} }

// place returns the address of an object.
func (t *atoms) place(o *object) value {
	if o.place == nil {
		o.place = t.value(atom{kind: isPlace, obj: o})
	}
	return o.place
}

// source returns the value of a source.
func (t *atoms) source(s *source) value {
	if s.value == nil {
		s.value = t.value(atom{kind: isSource, source: s})
	}
	return s.value
}

// param returns what the caller gives for a parameter.
func (t *atoms) param(i int) value {
	for len(t.params) <= i {
		t.params = append(t.params, t.value(atom{kind: isParam, param: int32(len(t.params))}))
	}
	return t.params[i]
}

package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
)

// A stamp says when what holds something grew, and which evaluation of an
// instruction, counted over the package, has looked at it last.
type stamp struct{ at, looked int }

// Stamps say it of what has parts: of all of it, and of each path at which something was looked
// for. What is put into one field of a large struct is nothing to those who read others.
type stamps struct {
	all   stamp
	parts map[partOf]*stamp
}

// A partOf names what has a stamp of its own: what is read at a path, or all that is below it.
type partOf struct {
	path  string
	below bool
}

// maxStamped bounds the stamps of parts, as each is asked for whenever something is put into
// what they are a part of; what else is read stands under that of all.
const maxStamped = 128

// of returns the stamp of a part.
func (s *stamps) of(part partOf) *stamp {
	if part.path == "" && part.below {
		return &s.all
	}
	p := s.parts[part]
	if p != nil {
		return p
	}
	if len(s.parts) >= maxStamped {
		return &s.all
	}
	if s.parts == nil {
		s.parts = make(map[partOf]*stamp)
	}
	p = new(stamp)
	s.parts[part] = p
	return p
}

// stampsOf returns the stamps of what place is a part of, nil if it is no place.
func stampsOf(place atom) *stamps {
	switch n := place.node.(type) {
	case *ref:
		return &n.stamps
	case *object:
		return &n.stamps
	}
	return nil
}

// isEmpty reports whether nothing was ever put into what place is a part of.
func isEmpty(place atom) bool {
	s := stampsOf(place)
	return s == nil || s.all.at == 0
}

// touch notes that the current instruction depends on what is held at a place, or by what that
// is a part of.
func (f *frame) touch(place atom) {
	if s := stampsOf(place); s != nil {
		f.lookAt(s.of(partOf{path: place.path}))
	}
}

// touchBelow notes that it depends on what the parts of a place hold, too.
func (f *frame) touchBelow(place atom) {
	if s := stampsOf(place); s != nil {
		f.lookAt(s.of(partOf{place.path, true}))
	}
}

// touchAll notes that it depends on what is held anywhere in what place is a part of.
func (f *frame) touchAll(place atom) {
	place.path = ""
	f.touchBelow(place)
}

// touchValue notes that it depends on what a value may hold, of which more may become known.
func (f *frame) touchValue(v ssa.Value) {
	c := f.cell(v)
	c.hold()
	f.lookAt(c.held)
}

func (f *frame) lookAt(s *stamp) {
	if s.looked != f.pkg.steps {
		s.looked = f.pkg.steps
		f.looked = append(f.looked, reading{s, f.pkg.ticks})
	}
}

// grow notes that a place holds more than before.
func (f *frame) grow(place atom) {
	f.changed = true
	s := stampsOf(place)
	f.grown(&s.all)
	for part, p := range s.parts {
		if paths.Within(part.path, place.path) || part.below && paths.Within(place.path, part.path) {
			p.at = s.all.at
		}
	}
}

func (f *frame) grown(s *stamp) {
	f.pkg.ticks++
	s.at = f.pkg.ticks
}

package shape

// A Reader reads types. Programs read those of all their commands when they
// start, and need most of what they find for a moment only: after a Reset the
// memory of what a reader has returned is used again.
//
// The zero value is ready. A reader is for one goroutine.
type Reader struct {
	// Terse leaves out what is for people: the paths of fields, and how types
	// are spelled that are spelled out.
	Terse bool

	views      views
	known      []known // few enough to look through
	found      slab[candidate]
	shapes     slab[Shape]
	fields     slab[Field]
	fieldLists slab[*Field]
	params     slab[Param]
	paramLists slab[*Param]
	indexes    slab[int]
	path       []*Shape // of a lister
}

// known is a type of which the shape is there, or in the making if the type
// holds itself.
type known struct {
	id    any
	shape *Shape
}

// Of is the function [Of] in the reader's memory.
func (r *Reader) Of(t Type) Ref {
	r.known = r.known[:0]
	return r.ref(t)
}

// Reset takes back what the reader has returned.
func (r *Reader) Reset() {
	r.views.reset()
	r.found.reset()
	r.shapes.reset()
	r.fields.reset()
	r.fieldLists.reset()
	r.params.reset()
	r.paramLists.reset()
	r.indexes.reset()
}

// A slab hands out values side by side.
type slab[T any] struct {
	values []T // up to its length they are handed out
}

// fewest is how many values a slab makes room for at least.
const fewest = 8

// take returns n zero values, to which nothing can be appended in place.
func (s *slab[T]) take(n int) []T {
	start := len(s.values)
	if cap(s.values)-start < n {
		start = 0
		s.values = make([]T, 0, max(n, 2*cap(s.values), fewest)) // what was handed out stays where it is
	}
	s.values = s.values[:start+n]
	taken := s.values[start : start+n : start+n]
	clear(taken)
	return taken
}

// reset takes back the values in the memory that is kept.
func (s *slab[T]) reset() { s.values = s.values[:0] }

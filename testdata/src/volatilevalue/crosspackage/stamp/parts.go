package stamp

// Options are set by options.
type Options[T any] struct {
	Value T
	Other T
}

// An Option sets some of them.
type Option[T any] func(*Options[T])

// With sets the value.
func With[T any](v T) Option[T] { return func(o *Options[T]) { o.Value = v } }

// Build returns what the options set.
func Build[T any](options ...Option[T]) *Options[T] {
	o := new(Options[T])
	for _, set := range options {
		set(o)
	}
	return o
}

// Seq goes through values.
func Seq[T any](vs ...T) func(yield func(T) bool) {
	return func(yield func(T) bool) {
		for _, v := range vs {
			if !yield(v) {
				return
			}
		}
	}
}

// Visit calls f with every value.
func Visit[T any](vs []T, f func(T)) {
	for _, v := range vs {
		f(v)
	}
}

// A Box holds a value.
type Box[T any] struct{ v T }

// Put stores a value.
func (b *Box[T]) Put(v T) *Box[T] {
	b.v = v
	return b
}

// Get returns the value.
func (b *Box[T]) Get() T { return b.v }

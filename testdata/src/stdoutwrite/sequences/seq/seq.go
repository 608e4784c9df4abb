// Package seq has iterators of its own beside those of the standard library.
package seq

import (
	"iter"
	"slices"
)

// Each returns an iterator over a list.
func Each[T any](list []T) iter.Seq[T] { return slices.Values(list) }

// Where returns an iterator over what another one yields and keep is true of.
func Where[T any](s iter.Seq[T], keep func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range s {
			if keep(v) && !yield(v) {
				return
			}
		}
	}
}

// Last returns the last element of a list.
func Last[T any](list []T) T {
	var last T
	for v := range Each(list) {
		last = v
	}
	return last
}

// Sorted returns what an iterator yields, in order.
func Sorted[T any](s iter.Seq[T], order func(a, b T) int) []T { return slices.SortedFunc(s, order) }

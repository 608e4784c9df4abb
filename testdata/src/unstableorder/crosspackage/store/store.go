// Package store keeps names for its importers.
package store

import (
	"iter"
	"slices"
	"sort"
)

// Names returns names in no order.
func Names(m map[string]bool) (names []string) {
	for name := range m {
		names = append(names, name)
	}
	return names
}

// Sorted returns names in order.
func Sorted(m map[string]bool) []string {
	names := Names(m)
	sort.Strings(names)
	return names
}

// Page holds names.
type Page struct{ Names []string }

// List returns a page in no order.
func List(m map[string]bool) *Page { return &Page{Names: Names(m)} }

// Sort sorts the page.
func (p *Page) Sort() { slices.Sort(p.Names) }

// Same returns the list.
func Same(list []string) (out []string) {
	for _, s := range list {
		out = append(out, s)
	}
	return out
}

// Each goes through names in no order.
func Each(m map[string]bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		for name := range m {
			if !yield(name) {
				return
			}
		}
	}
}

// InOrder goes through names in order.
func InOrder(m map[string]bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, name := range Sorted(m) {
			if !yield(name) {
				return
			}
		}
	}
}

// Rows makes a row of each name, in no order.
func Rows[R any](m map[string]bool, row func(name string) R) []R {
	rows := make([]R, 0, len(m))
	for name := range m {
		rows = append(rows, row(name))
	}
	return rows
}

// Total adds up what the names count.
func Total(m map[string]bool, count func(name string) int) (n int) {
	for name := range m {
		n += count(name)
	}
	return n
}

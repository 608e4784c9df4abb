// Package store keeps names for its importers.
package store

import (
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

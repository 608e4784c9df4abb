// Package later hands on functions that sort what they will be given.
package later

import (
	"slices"
	"sort"
)

type Page struct {
	Names []string
	Rows  [][]string
}

// Any sorts rows, and not the list of them.
func Any(p *Page, n *int) bool {
	return slices.ContainsFunc(p.Rows, func(row []string) bool {
		if sort.Strings(row); *n > len(row) {
			return false
		}
		return len(row) > 0
	})
}

// Sort sorts by a function that captures what it sorts.
func Sort(p *Page) { // want Sort:`^sorts 0\.Names$`
	sort.Slice(p.Names, func(i, j int) bool { return p.Names[i] < p.Names[j] })
}

// Package render makes texts and tables.
package render

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"time"
)

// Row is a row of a table.
type Row struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
}

// SortRows sorts rows by their names.
func SortRows(rows []Row) {
	sort.Slice(rows, func(i, j int) bool { return rows[i].Name < rows[j].Name })
}

// Ordered returns the texts in their order.
func Ordered(texts []string) []string {
	texts = slices.Clone(texts)
	slices.Sort(texts)
	return texts
}

// Upper returns the texts in capitals.
func Upper(texts []string) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		out[i] = strings.ToUpper(t)
	}
	return out
}

// Footer returns the last line of a report.
func Footer(title string) string {
	return fmt.Sprintf("%s (printed %s)", title, time.Now().Format(time.DateTime))
}

// Date writes a time as a date.
func Date(t time.Time) string { return t.UTC().Format(time.DateOnly) }

// Pairs writes a map as text, in the order of its keys.
func Pairs(m map[string]int) string {
	parts := make([]string, 0, len(m))
	for k, v := range m {
		parts = append(parts, fmt.Sprintf("%s=%d", k, v))
	}
	sort.Strings(parts)
	return strings.Join(parts, ",")
}

// Flags writes a map as text.
func Flags(m map[string]int) string {
	var b strings.Builder
	for k, v := range m {
		fmt.Fprintf(&b, "--%s=%d ", k, v)
	}
	return b.String()
}
